#if AppFrameworks
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
  @_exported import OpenCombineFoundation
#endif
// The frameworks bring Combine, and on a phone they bring the type of selectors, too.
@_exported import struct AppHosting.Selector
@_exported import Combine
