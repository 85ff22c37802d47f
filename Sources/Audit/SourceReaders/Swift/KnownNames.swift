/// Names that an app's code finds where it runs on Linux, as far as files of their own declare none.
///
/// A table: of Swift and Foundation as the toolchain for Linux has them, and of this package's modules.
enum KnownNames {
  static func contains(_ name: String) -> Bool { all.contains(name) || name.hasPrefix("_") }

  /// Whether it is one of Combine's, which need the trait of this package.
  static func isOfCombine(_ name: String) -> Bool { ofCombine.contains(name) }

  private static let all = Set(
    [swift, foundation, hosted, inC, combine].flatMap {
      $0.split { $0.isWhitespace }.map(String.init)
    })
  private static let ofCombine = Set(combine.split { $0.isWhitespace }.map(String.init))

  /// The language and its library.
  private static let swift = """
    Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection
    AnyRegexOutput AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference
    AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering
    AtomicUpdateOrdering BidirectionalCollection BidirectionalIndexable BidirectionalSlice
    BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool BooleanLiteralConvertible
    BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong
    CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
    CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError
    CaseIterable Character CheckedContinuation Clock ClosedRange ClosedRangeIndex Codable
    CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
    CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray ContinuousClock
    Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Darwin Decodable Decoder DecodingError DefaultBidirectionalIndices
    DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible
    DiscardingTaskGroup DiscontiguousSlice Dispatch DispatchData DispatchDataIterator
    DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue
    DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol
    DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
    DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
    DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime
    DispatchWorkItem DispatchWorkItemFlags Double DropFirstSequence DropWhileSequence Duration
    DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign Foundation Glibc GlobalActor Hashable Hasher
    Identifiable Indexable IndexableBase IndexingIterator InlineArray InstantProtocol Int Int128
    Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType IteratorOverOne
    IteratorProtocol IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath
    KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
    LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
    LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
    LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror
    MirrorPath MutableBidirectionalSlice MutableCollection MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan Mutex Never NilLiteralConvertible Numeric ObjectIdentifier
    Observable ObservationIgnored ObservationRegistrar ObservationTracked Observations
    OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence
    Protocol RandomAccessCollection RandomAccessIndexable RandomAccessSlice
    RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath Regex
    RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated
    Result ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2
    SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Self Sendable
    SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger
    SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span
    StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator
    Strideable String StringInterpolationConvertible StringInterpolationProtocol
    StringLiteralConvertible StringLiteralType StringProtocol Substring SuspendingClock Swift
    SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority Testing
    TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup Type
    UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange
    UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
    UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
    UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor
    UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue
    UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void WordPair WritableKeyPath
    Zip2Iterator Zip2Sequence
    """

  /// Foundation and Dispatch.
  private static let foundation = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter CGFloat
    CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar CharacterSet CocoaError
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
    ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents
    DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType
    FileHandle FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle
    FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter HTTPCookie
    HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath
    IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder
    JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale
    LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology
    MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
    NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSClassFromString
    NSCocoaErrorDomain NSCoder NSCoderReadCorruptError NSCoderValueNotFoundError NSCoding
    NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSContainsRect
    NSCopying NSCountedSet NSData NSDate NSDateComponentUndefined NSDateComponents
    NSDateInterval NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare
    NSDecimalCopy NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply
    NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalNumber
    NSDecimalNumberBehaviors NSDecimalNumberHandler NSDecimalPower NSDecimalRound
    NSDecimalString NSDecimalSubtract NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual
    NSEdgeInsetsMake NSEdgeInsetsZero NSEnumerationOptions NSEnumerator NSEqualPoints
    NSEqualRanges NSEqualRects NSEqualSizes NSError NSErrorDomain NSExceptionName
    NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError
    NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSExpression
    NSFeatureUnsupportedError NSFileHandleNotificationDataItem
    NSFileHandleNotificationFileHandleItem NSFileLockingError NSFileManagerUnmountBusyError
    NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey
    NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
    NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
    NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
    NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
    NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
    NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect NSIntegralRect
    NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect
    NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSKeyedArchiver
    NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
    NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
    NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString
    NSLocationInRange NSLock NSLocking NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange
    NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY
    NSMouseInRect NSMutableArray NSMutableAttributedString NSMutableCharacterSet
    NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet
    NSMutableSet NSMutableString NSMutableURLRequest NSNotFound NSNotification NSNull NSNumber
    NSOSStatusErrorDomain NSObject NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography
    NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
    NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
    NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
    NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint NSPointFromString
    NSPointInRect NSPointPointer NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError
    NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString
    NSRangePointer NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect
    NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
    NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
    NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey NSTextCheckingResult
    NSTimeIntervalSince1970 NSTimeZone NSURL NSURLAuthenticationMethodDefault
    NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodHTTPBasic
    NSURLAuthenticationMethodHTTPDigest NSURLAuthenticationMethodNTLM
    NSURLAuthenticationMethodNegotiate NSURLComponents
    NSURLCredentialStorageRemoveSynchronizableCredentials
    NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer
    NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey
    NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled
    NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    NSURLErrorCancelledReasonInsufficientSystemResources
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
    NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
    NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
    NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
    NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
    NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
    NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
    NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
    NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
    NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
    NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
    NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
    NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
    NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
    NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
    NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
    NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
    NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP
    NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
    NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
    NSURLQueryItem NSURLRequest NSURLSessionTransferSizeUnknown NSUUID
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
    NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize NSZone
    Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue OutputStream
    POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
    ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop
    Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor
    SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle
    StringTransform Thread TimeInterval TimeZone Timer URL URLAuthenticationChallenge
    URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage
    URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem
    URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration
    URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
    URLSessionDownloadTask URLSessionDownloadTaskResumeData URLSessionStreamDelegate
    URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
    URLSessionWebSocketTask UUID Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass
    UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
    UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults XMLDTD XMLDTDNode
    XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
    """

  /// The modules of this package that carry Apple’s names.
  private static let hosted = """
    Alert Alignment Animation AnyView App AppStorage Axis Bindable Binding
    CALayer CGColor UIStoryboardSegue UIApplicationLaunchOptionsKey UIApplicationOpenURLOptionsKey
    UIApplicationState UIAlertControllerStyle UIAlertActionStyle UIControlState UIControlEvents
    UIApplicationOpenSettingsURLString UITextFieldDelegate
    HostedView UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
    BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonRole ButtonStyle
    ButtonStyleConfiguration CBATTError CBATTErrorDomain CBATTRequest
    CBAdvertisementDataIsConnectable CBAdvertisementDataLocalNameKey
    CBAdvertisementDataManufacturerDataKey CBAdvertisementDataOverflowServiceUUIDsKey
    CBAdvertisementDataServiceDataKey CBAdvertisementDataServiceUUIDsKey
    CBAdvertisementDataSolicitedServiceUUIDsKey CBAdvertisementDataTxPowerLevelKey CBAttribute
    CBCentral CBCentralManager CBCentralManagerDelegate
    CBCentralManagerOptionDeviceAccessForMedia CBCentralManagerOptionRestoreIdentifierKey
    CBCentralManagerOptionShowPowerAlertKey CBCentralManagerRestoredStatePeripheralsKey
    CBCentralManagerRestoredStateScanOptionsKey CBCentralManagerRestoredStateScanServicesKey
    CBCentralManagerScanOptionAllowDuplicatesKey
    CBCentralManagerScanOptionSolicitedServiceUUIDsKey CBCharacteristic
    CBConnectPeripheralOptionEnableAutoReconnect
    CBConnectPeripheralOptionEnableTransportBridgingKey
    CBConnectPeripheralOptionNotifyOnConnectionKey
    CBConnectPeripheralOptionNotifyOnDisconnectionKey
    CBConnectPeripheralOptionNotifyOnNotificationKey CBConnectPeripheralOptionRequiresANCS
    CBConnectPeripheralOptionStartDelayKey CBConnectionEventMatchingOption CBDescriptor CBError
    CBErrorDomain CBL2CAPChannel CBL2CAPPSM CBManager CBMutableCharacteristic
    CBMutableDescriptor CBMutableService CBPeer CBPeripheral CBPeripheralDelegate
    CBPeripheralManager CBPeripheralManagerDelegate
    CBPeripheralManagerOptionRestoreIdentifierKey CBPeripheralManagerOptionShowPowerAlertKey
    CBPeripheralManagerRestoredStateAdvertisementDataKey
    CBPeripheralManagerRestoredStateServicesKey CBService CBUUID
    CBUUIDCharacteristicAggregateFormatString CBUUIDCharacteristicExtendedPropertiesString
    CBUUIDCharacteristicFormatString CBUUIDCharacteristicUserDescriptionString
    CBUUIDCharacteristicValidRangeString CBUUIDClientCharacteristicConfigurationString
    CBUUIDL2CAPPSMCharacteristicString CBUUIDServerCharacteristicConfigurationString
    CFAbsoluteTime CLAccuracyAuthorization CLActivityType CLAuthorizationStatus
    CLBackgroundActivitySession CLBeacon CLBeaconIdentityConstraint CLBeaconMajorValue
    CLBeaconMinorValue CLBeaconRegion CLCircularRegion CLCondition CLDeviceOrientation CLError
    CLFloor CLGeocodeCompletionHandler CLGeocoder CLHeading CLHeadingComponentValue CLLocation
    CLLocationAccuracy CLLocationCoordinate2D CLLocationCoordinate2DIsValid
    CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy
    CLLocationDistance CLLocationDistanceMax CLLocationManager CLLocationManagerDelegate
    CLLocationPushServiceError CLLocationPushServiceErrorDomain CLLocationPushServiceExtension
    CLLocationSourceInformation CLLocationSpeed CLLocationSpeedAccuracy CLLocationUpdate
    CLMonitor CLMonitoringState CLPlacemark CLProximity CLRegion CLRegionState CLServiceSession
    CLTimeIntervalMax CLVisit CMAbsoluteAltitudeData CMAbsoluteAltitudeHandler
    CMAccelerometerData CMAccelerometerHandler CMAltimeter CMAltitudeData CMAltitudeHandler
    CMAmbientPressureData CMAttitude CMDeviceMotion CMDeviceMotionHandler CMError
    CMErrorDeviceRequiresMovement CMErrorDomain CMErrorInvalidAction CMErrorInvalidParameter
    CMErrorMotionActivityNotAuthorized CMErrorMotionActivityNotAvailable
    CMErrorMotionActivityNotEntitled CMErrorNULL CMErrorNilData CMErrorNotAuthorized
    CMErrorNotAvailable CMErrorNotEntitled CMErrorSize CMErrorTrueNorthNotAvailable
    CMErrorUnknown CMGyroData CMGyroHandler CMHeadphoneMotionManager
    CMHeadphoneMotionManagerDelegate CMLogItem CMMagnetometerData CMMagnetometerHandler
    CMMotionActivity CMMotionActivityHandler CMMotionActivityManager
    CMMotionActivityQueryHandler CMMotionManager CMOdometerData CMPedometer CMPedometerData
    CMPedometerEvent CMPedometerEventHandler CMPedometerHandler CMRecordedAccelerometerData
    CMRecordedPressureData CMRecordedRotationRateData CMRotationRateData CMSensorDataList
    CMSensorRecorder Capsule Circle Color ColorScheme ConditionalView ContentMode ControlSize
    CMStepCounter
    DefaultButtonStyle DefaultPickerStyle DelegateCalls DismissAction Divider DynamicProperty
    Edge EdgeInsets EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues
    Font ForEach Form GeometryProxy GeometryReader Gradient Group HStack HierarchicalShapeStyle
    HorizontalAlignment Image InsetGroupedListStyle Label LazyHStack LazyVStack LinearGradient
    Link List ListStyle LocalizedStringKey Logger Material Menu ModifiedContent NSTextAlignment
    NavigationBarItem NavigationLink NavigationStack NavigationView OSAllocatedUnfairLock OSLog
    OSLogFormat OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment OSLogType
    OSSignpostID OSSignpostIntervalState OSSignpostType OSSignposter ObservedObject
    OpenURLAction Picker PickerStyle PlainButtonStyle PlainListStyle PresentationMode
    PreviewProvider PrimitiveButtonStyle PrimitiveScene PrimitiveView ProgressView Rectangle
    RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle Scene SceneBuilder
    ScenePhase ScrollView Section SecureField SegmentedPickerStyle Selector Shape ShapeStyle
    Slider Spacer StackNavigationViewStyle State StateObject Stepper StoredInDefaults
    SwitchToggleStyle
    TabView Text TextAlignment TextField TextFieldStyle Toggle ToggleStyle ToolbarItem
    ToolbarItemPlacement TupleView UIAction UIAlertAction UIAlertController UIApplication
    UIApplicationDelegate UIApplicationDelegateAdaptor UIBackgroundRefreshStatus
    UIBackgroundTaskIdentifier UIButton UIColor UIControl UIDevice UIDeviceOrientation UIFont
    UIImage UIImageView UILabel UIModalPresentationStyle UINavigationController UINavigationItem
    UIOpenURLContext UIResponder UIScene UISceneConfiguration UISceneDelegate UISceneSession
    UIScreen UISwitch UITextField UITraitCollection UIUserInterfaceIdiom UIUserInterfaceStyle
    UIView UIViewController UIWindow UIWindowScene UIWindowSceneDelegate UnitPoint VStack
    VerticalAlignment View ViewBuilder ViewModifier WindowGroup ZStack
    """

  /// Combine.
  private static let combine = """
    AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable
    CombineIdentifier ConnectablePublisher CurrentValueSubject
    CustomCombineIdentifierConvertible Deferred Empty Fail Future ImmediateScheduler Just
    NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC ObservableObject ObservableObjectPublisher
    PassthroughSubject Published Publisher Publishers Record Scheduler
    SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
    TopLevelDecoder TopLevelEncoder USEC_PER_SEC
    """
}
