#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Writes a hike as a GPX file that other maps can open.
@interface HikeExporter : NSObject

/// Writes the fixes in their order; answers NO where the folder cannot be written.
- (BOOL)write:(NSArray<CLLocation *> *)fixes toFileNamed:(NSString *)name;

@end

NS_ASSUME_NONNULL_END
