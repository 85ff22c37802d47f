#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Keeps a coarse trace of the day, from the time before recordings existed.
@interface LegacyTracker : NSObject <CLLocationManagerDelegate>

@property(nonatomic, readonly) NSArray<CLLocation *> *trace;

- (void)start;
- (void)stop;

@end

NS_ASSUME_NONNULL_END
