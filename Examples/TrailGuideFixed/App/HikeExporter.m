#import "HikeExporter.h"

static NSString *const HikeExporterHead =
    @"<gpx version=\"1.1\" creator=\"TrailGuide\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>";
static NSString *const HikeExporterFoot = @"</trkseg></trk></gpx>\n";

@implementation HikeExporter

- (BOOL)write:(NSArray<CLLocation *> *)fixes toFileNamed:(NSString *)name {
  NSURL *folder = [NSFileManager.defaultManager URLsForDirectory:NSDocumentDirectory
                                                       inDomains:NSUserDomainMask].firstObject;
  if (folder == nil) {
    return NO;
  }
  NSISO8601DateFormatter *dates = [[NSISO8601DateFormatter alloc] init];
  NSMutableString *text = [HikeExporterHead mutableCopy];
  for (CLLocation *fix in fixes) {
    [text appendFormat:@"<trkpt lat=\"%.6f\" lon=\"%.6f\"><ele>%.1f</ele><time>%@</time></trkpt>",
                       fix.coordinate.latitude, fix.coordinate.longitude, fix.altitude,
                       [dates stringFromDate:fix.timestamp]];
  }
  [text appendString:HikeExporterFoot];
  return [text writeToURL:[folder URLByAppendingPathComponent:name]
               atomically:YES
                 encoding:NSUTF8StringEncoding
                    error:nil];
}

@end
