#import <CoreLocation/CoreLocation.h>
#if defined(DEBUG) && LEVEL > 1
@implementation Screen
- (void)ask {
  CLLocationManager *manager = [[CLLocationManager alloc] init];
  if ([CLLocationManager locationServicesEnabled]) [manager requestWhenInUseAuthorization];
  dispatch_async(dispatch_get_main_queue(), ^{ [manager startUpdatingLocation]; });
  switch (status) { case kCLAuthorizationStatusAuthorizedAlways: break; }
  manager.allowsBackgroundLocationUpdates = YES;
  NSString *text = @"a \"b\"" "c"; char c = '\''; auto raw = R"x(raw)x";
}
@end
#else
#define NAME(a) a
#endif
