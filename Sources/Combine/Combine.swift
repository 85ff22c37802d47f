#if AppFrameworks
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
  @_exported import OpenCombineFoundation
#endif
@_exported import struct AppHosting.Selector
@_exported import Combine
