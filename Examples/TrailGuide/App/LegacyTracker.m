#import "LegacyTracker.h"

@interface LegacyTracker ()
@property(nonatomic, strong) CLLocationManager *manager;
@property(nonatomic, strong) NSMutableArray<CLLocation *> *fixes;
@end

@implementation LegacyTracker

- (instancetype)init {
  self = [super init];
  if (self) {
    _fixes = [NSMutableArray array];
    _manager = [[CLLocationManager alloc] init];
    _manager.delegate = self;
  }
  return self;
}

- (NSArray<CLLocation *> *)trace {
  return [self.fixes copy];
}

- (void)start {
  // The recorder has asked by now, so no [self.manager requestAlwaysAuthorization] here.
  if ([CLLocationManager significantLocationChangeMonitoringAvailable]) {
    [self.manager startMonitoringSignificantLocationChanges];
  }
}

- (void)stop {
  [self.manager stopMonitoringSignificantLocationChanges];
}

- (void)locationManager:(CLLocationManager *)manager
     didUpdateLocations:(NSArray<CLLocation *> *)locations {
  [self.fixes addObjectsFromArray:locations];
}

@end
