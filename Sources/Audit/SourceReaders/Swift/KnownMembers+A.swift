extension KnownMembers {
  /// Part of the table, in order of names; written by `Scripts/known-members`.
  static let a = """
    AES_128_GCM_SHA256 AES_256_GCM_SHA384 AMPMStyle ASCII AcceptPolicy ActivationState Actor
    ActorType AdditiveArithmetic AffineTransform Alert Alignment AlignmentOptions AllCases
    AllSatisfy AlternateDescriptionAttribute AlternationBuilder AncestorRepresentation Anchor
    AnchoredRelativeFormatStyle Animation AnyActor AnyBidirectionalCollection AnyCancellable
    AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyPublisher
    AnyRandomAccessCollection AnyRegexOutput AnySequence AnySubscriber AnyView App AppCrash
    AppHost AppStorage Arithmetic ArithmeticOperator Array ArrayLiteralConvertible
    ArrayLiteralElement ArraySlice AssertNoFailure Assign AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncIterator AsyncIteratorProtocol AsyncMapSequence AsyncMessage AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncPublisher AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingPublisher AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering
    AtomicOptionalRepresentable AtomicOptionalRepresentation AtomicRepresentable
    AtomicRepresentation AtomicStoreOrdering AtomicUpdateOrdering Attachable AttachableWrapper
    Attachment AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition
    AttributeMergePolicy AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration
    AttributeScopes Attributed AttributedString AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedStyle AttributedSubstring Attributes
    AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5
    AuthChallengeDisposition AuthorizationRequirement Autoconnect AutoreleaseFrequency Axis
    Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier BatteryState
    BeaconIdentityCondition BidirectionalCollection BidirectionalIndexable BidirectionalSlice
    BinaryFloatingPoint BinaryInteger Bindable Binding BitwiseCopyable BlockOperation Body Bool
    BooleanLiteralConvertible BooleanLiteralType BorderedProminentButtonStyle
    BorderlessButtonStyle Bound Breakpoint BridgedError Buffer BufferingPolicy BufferingStrategy
    Bug Builder Bundle Button ButtonRole ButtonStyle ButtonStyleConfiguration ByteCountAttribute
    ByteCountFormatStyle ByteCountFormatter CBATTError CBATTErrorDomain CBATTRequest
    CBAdvertisementDataIsConnectable CBAdvertisementDataLocalNameKey
    CBAdvertisementDataManufacturerDataKey CBAdvertisementDataOverflowServiceUUIDsKey
    CBAdvertisementDataServiceDataKey CBAdvertisementDataServiceUUIDsKey
    CBAdvertisementDataSolicitedServiceUUIDsKey CBAdvertisementDataTxPowerLevelKey CBAttribute
    CBAttributePermissions CBAttributePermissionsReadEncryptionRequired
    CBAttributePermissionsReadable CBAttributePermissionsWriteEncryptionRequired
    CBAttributePermissionsWriteable CBCentral CBCentralManager CBCentralManagerDelegate
    CBCentralManagerOptionDeviceAccessForMedia CBCentralManagerOptionRestoreIdentifierKey
    CBCentralManagerOptionShowPowerAlertKey CBCentralManagerRestoredStatePeripheralsKey
    CBCentralManagerRestoredStateScanOptionsKey CBCentralManagerRestoredStateScanServicesKey
    CBCentralManagerScanOptionAllowDuplicatesKey
    CBCentralManagerScanOptionSolicitedServiceUUIDsKey CBCentralManagerState
    CBCentralManagerStatePoweredOff CBCentralManagerStatePoweredOn CBCentralManagerStateResetting
    CBCentralManagerStateUnauthorized CBCentralManagerStateUnknown
    CBCentralManagerStateUnsupported CBCharacteristic CBCharacteristicProperties
    CBCharacteristicPropertyAuthenticatedSignedWrites CBCharacteristicPropertyBroadcast
    CBCharacteristicPropertyExtendedProperties CBCharacteristicPropertyIndicate
    CBCharacteristicPropertyIndicateEncryptionRequired CBCharacteristicPropertyNotify
    CBCharacteristicPropertyNotifyEncryptionRequired CBCharacteristicPropertyRead
    CBCharacteristicPropertyWrite CBCharacteristicPropertyWriteWithoutResponse
    CBCharacteristicWriteType CBCharacteristicWriteWithResponse
    CBCharacteristicWriteWithoutResponse CBConnectPeripheralOptionEnableAutoReconnect
    CBConnectPeripheralOptionEnableTransportBridgingKey
    CBConnectPeripheralOptionNotifyOnConnectionKey
    CBConnectPeripheralOptionNotifyOnDisconnectionKey
    CBConnectPeripheralOptionNotifyOnNotificationKey CBConnectPeripheralOptionRequiresANCS
    CBConnectPeripheralOptionStartDelayKey CBConnectionEvent CBConnectionEventMatchingOption
    CBConnectionEventPeerConnected CBConnectionEventPeerDisconnected CBDescriptor CBError
    CBErrorDomain CBL2CAPChannel CBL2CAPPSM CBManager CBManagerAuthorization
    CBManagerAuthorizationAllowedAlways CBManagerAuthorizationDenied
    CBManagerAuthorizationNotDetermined CBManagerAuthorizationRestricted CBManagerState
    CBManagerStatePoweredOff CBManagerStatePoweredOn CBManagerStateResetting
    CBManagerStateUnauthorized CBManagerStateUnknown CBManagerStateUnsupported
    CBMutableCharacteristic CBMutableDescriptor CBMutableService CBPeer CBPeripheral
    CBPeripheralDelegate CBPeripheralManager CBPeripheralManagerAuthorizationStatus
    CBPeripheralManagerAuthorizationStatusAuthorized CBPeripheralManagerAuthorizationStatusDenied
    CBPeripheralManagerAuthorizationStatusNotDetermined
    CBPeripheralManagerAuthorizationStatusRestricted CBPeripheralManagerConnectionLatency
    CBPeripheralManagerConnectionLatencyHigh CBPeripheralManagerConnectionLatencyLow
    CBPeripheralManagerConnectionLatencyMedium CBPeripheralManagerDelegate
    CBPeripheralManagerOptionRestoreIdentifierKey CBPeripheralManagerOptionShowPowerAlertKey
    CBPeripheralManagerRestoredStateAdvertisementDataKey
    CBPeripheralManagerRestoredStateServicesKey CBPeripheralManagerState
    CBPeripheralManagerStatePoweredOff CBPeripheralManagerStatePoweredOn
    CBPeripheralManagerStateResetting CBPeripheralManagerStateUnauthorized
    CBPeripheralManagerStateUnknown CBPeripheralManagerStateUnsupported CBPeripheralState
    CBPeripheralStateConnected CBPeripheralStateConnecting CBPeripheralStateDisconnected
    CBPeripheralStateDisconnecting CBService CBUUID CBUUIDCharacteristicAggregateFormatString
    CBUUIDCharacteristicExtendedPropertiesString CBUUIDCharacteristicFormatString
    CBUUIDCharacteristicUserDescriptionString CBUUIDCharacteristicValidRangeString
    CBUUIDClientCharacteristicConfigurationString CBUUIDL2CAPPSMCharacteristicString
    CBUUIDServerCharacteristicConfigurationString CB_OPEN_ENUM CB_OPTIONS CBool CChar CChar16
    CChar32 CChar8 CDouble CFAbsoluteTime CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge CGSize
    CHACHA20_POLY1305_SHA256 CInt CLAccuracyAuthorization CLActivityType CLAuthorizationStatus
    CLBackgroundActivitySession CLBeacon CLBeaconIdentityConstraint CLBeaconMajorValue
    CLBeaconMinorValue CLBeaconRegion CLCircularRegion CLCondition CLDeviceOrientation CLError
    CLFloor CLGeocodeCompletionHandler CLGeocoder CLHeading CLHeadingComponentValue CLLocation
    CLLocationAccuracy CLLocationCoordinate2D CLLocationCoordinate2DIsValid
    CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy
    CLLocationDistance CLLocationDistanceMax CLLocationManager CLLocationManagerDelegate
    CLLocationPushServiceError CLLocationPushServiceErrorDomain CLLocationPushServiceExtension
    CLLocationSourceInformation CLLocationSpeed CLLocationSpeedAccuracy CLLocationUpdate CLMonitor
    CLMonitoringState CLPlacemark CLProximity CLRegion CLRegionState CLServiceSession
    CLTimeIntervalMax CLVisit CLong CLongDouble CLongLong CMAbsoluteAltitudeData
    CMAbsoluteAltitudeHandler CMAcceleration CMAccelerometerData CMAccelerometerHandler
    CMAltimeter CMAltitudeData CMAltitudeHandler CMAmbientPressureData CMAttitude
    CMAttitudeReferenceFrame CMAttitudeReferenceFrameXArbitraryCorrectedZVertical
    CMAttitudeReferenceFrameXArbitraryZVertical CMAttitudeReferenceFrameXMagneticNorthZVertical
    CMAttitudeReferenceFrameXTrueNorthZVertical CMAuthorizationStatus
    CMAuthorizationStatusAuthorized CMAuthorizationStatusDenied
    CMAuthorizationStatusNotDetermined CMAuthorizationStatusRestricted CMCalibratedMagneticField
    CMDeviceMotion CMDeviceMotionHandler CMDeviceMotionSensorLocation
    CMDeviceMotionSensorLocationDefault CMDeviceMotionSensorLocationHeadphoneLeft
    CMDeviceMotionSensorLocationHeadphoneRight CMError CMErrorDeviceRequiresMovement
    CMErrorDomain CMErrorInvalidAction CMErrorInvalidParameter CMErrorMotionActivityNotAuthorized
    CMErrorMotionActivityNotAvailable CMErrorMotionActivityNotEntitled CMErrorNULL CMErrorNilData
    CMErrorNotAuthorized CMErrorNotAvailable CMErrorNotEntitled CMErrorSize
    CMErrorTrueNorthNotAvailable CMErrorUnknown CMGyroData CMGyroHandler
    CMHeadphoneActivityStatus CMHeadphoneActivityStatusConnected
    CMHeadphoneActivityStatusDisconnected CMHeadphoneMotionManager
    CMHeadphoneMotionManagerDelegate CMLogItem CMMagneticField CMMagneticFieldCalibrationAccuracy
    CMMagneticFieldCalibrationAccuracyHigh CMMagneticFieldCalibrationAccuracyLow
    CMMagneticFieldCalibrationAccuracyMedium CMMagneticFieldCalibrationAccuracyUncalibrated
    CMMagnetometerData CMMagnetometerHandler CMMotionActivity CMMotionActivityConfidence
    CMMotionActivityConfidenceHigh CMMotionActivityConfidenceLow CMMotionActivityConfidenceMedium
    CMMotionActivityHandler CMMotionActivityManager CMMotionActivityQueryHandler CMMotionManager
    CMOdometerData CMPedometer CMPedometerData CMPedometerEvent CMPedometerEventHandler
    CMPedometerEventType CMPedometerEventTypePause CMPedometerEventTypeResume CMPedometerHandler
    CMQuaternion CMRecordedAccelerometerData CMRecordedPressureData CMRecordedRotationRateData
    CMRotationMatrix CMRotationRate CMRotationRateData CMSensorDataList CMSensorRecorder
    CMStepCounter
    CM_OPEN_ENUM CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong
    CUnsignedShort CVaListPointer CVarArg CWideChar CachePolicy CachedURLResponse CalculationError
    Calendar Cancellable CancellationError CanonicalCombiningClass CapitalizationContext Capsule
    Capture Case CaseIterable Catch Category Change Character CharacterClass CharacterIterator
    CharacterSet CharacterView CheckedContinuation CheckingType Child Children ChoiceOf Circle
    CircularGeographicCondition Clock CloseCode CloseFlags ClosedRange ClosedRangeIndex CocoaError
    Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration Code CodeUnit
    CodingKey CodingKeyRepresentable CodingUserInfoKey Collation Collect CollectByCount Collection
    CollectionContainsCollection CollectionDifference CollectionIndexSubscript CollectionOfOne
    CollectionRangeSubscript Color ColorScheme CombineIdentifier CombineLatest CombineLatest3
    CommandLine Comment CommonKeyPathKind CompactMap Comparable ComparableComparator Comparator
    CompareOptions Compared Comparison ComparisonOperator ComparisonResult Completion Component
    Components ComponentsFormatStyle Concatenate ConcurrentValue Condition ConditionTrait
    Conditional ConditionalCast ConditionalView Configuration Confirmation Conjunction
    ConnectablePublisher ConnectionOptions Contains ContainsWhere Content ContentKind ContentMode
    Context ContiguousArray ContiguousBytes Continuation ContinuousClock ControlSize Copyable
    Count CountStyle CountableClosedRange CountablePartialRangeFrom CountableRange Currency
    CurrencyFormatStyleConfiguration CurrentValueSubject CustomCombineIdentifierConvertible
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun
    CustomReflectable CustomStringConvertible CustomTestArgumentEncodable
    CustomTestStringConvertible CyclicYear DTDKind DTLSv10 DTLSv12 Data DataDecodingStrategy
    DataEncodingStrategy DataProtocol DataTaskPublisher Date DateComponents DateDecodingStrategy
    DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval DateIntervalFormatter
    DateSeparator DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator Debounce
    DebugDescription Decimal DecimalSeparatorDisplayStrategy Decodable
    DecodableAttributedStringKey DecodableWithConfiguration Decode Decoder DecodingConfiguration
    DecodingConfigurationProviding DecodingError DecodingFailurePolicy DefaultBidirectionalIndices
    DefaultButtonStyle DefaultIndices DefaultPickerStyle DefaultRandomAccessIndices
    DefaultStringInterpolation Deferred Delay DelayedRequestDisposition DelegateCalls Demand
    DescriptiveNumberFormatConfiguration Design DeviceMotionHandler Diagnostic Diagnostics
    Dictionary DictionaryIndex DictionaryIterator DictionaryKeyDefaultValueSubscript
    DictionaryKeySubscript DictionaryLiteral DictionaryLiteralConvertible Dimension
    DirectoryEnumerationOptions DirectoryEnumerator DirectoryHint DiscardingTaskGroup
    DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Disjunction
    DismissAction DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
    DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
    DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
    DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
    DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
    DispatchWorkItemFlags DisplayStyle Distance Divider DomainResolutionProtocol Double Drop
    DropFirstSequence DropUntilOutput DropWhile DropWhileSequence Duration DurationFieldAttribute
    DurationProtocol DynamicProperty E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN
    EALREADY EBADF EBADMSG EBUSY ECANCELED ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
    ECDHE_ECDSA_WITH_AES_128_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
    ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 ECDHE_ECDSA_WITH_AES_256_CBC_SHA
    ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
    ECDHE_RSA_WITH_AES_128_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA256
    ECDHE_RSA_WITH_AES_128_GCM_SHA256 ECDHE_RSA_WITH_AES_256_CBC_SHA
    ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDHE_RSA_WITH_AES_256_GCM_SHA384
    ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK
    EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS
    EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN
    ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM
    ENOMSG ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY
    ENOTRECOVERABLE ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO
    EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE
    ETIME ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV Edge EdgeInsets Element Elements
    Empty EmptyCollection EmptyIterator EmptyView Encodable EncodableAttributedStringKey
    EncodableWithConfiguration Encode EncodedScalar Encoder Encoding EncodingConfiguration
    EncodingConfigurationProviding EncodingConversionOptions EncodingError End EnergyFormatter
    EnumeratedIterator EnumeratedSequence EnumerationOptions Environment EnvironmentKey
    EnvironmentObject EnvironmentValues Equal Equatable Era Error ErrorCode Escapable Event Events
    Executor ExecutorJob ExitStatus ExitTest Expectation ExpectationFailedError Exponent
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate
    ExpressionType ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterLiteralType
    ExtendedGraphemeClusterType ExternalEntityResolvingPolicy Fail Failure Feature Field
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
    FileOperationKind FileProtectionType FileSystemEvent Filter First FirstWhere FixedWidthInteger
    FlatMap FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatDivision
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule
    FloatingPointSign Follow Font ForEach ForceCast ForcedUnwrap Form FormatInput FormatOutput
    FormatString FormatStyle FormatStyleCapitalizationContext Formatter ForwardParser
    FoundationAttributes FractionalPartDisplayStrategy Frequency Future GeneralCategory
    GeometryProxy GeometryReader GlobalActor GlobalQueuePriority Gradient GrammaticalGender
    GrammaticalNumber Group Grouping HStack HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
    HTTPURLResponse Handle HandleEvents Hashable Hasher HierarchicalShapeStyle HorizontalAlignment
    Host HostedProcess Hour HourCycle ID ISO8601 ISO8601DateFormatter ISO8601Format
    ISO8601FormatStyle Identifiable Identifier IdentifierType IgnoreOutput Image ImageURLAttribute
    ImmediateScheduler Index IndexDistance IndexPath IndexSet Indexable IndexableBase
    IndexingIterator Indices InflectionRule InlineArray Input InputStream InsetGroupedListStyle
    Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision IntRemainder
    IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy
    Interpolation IntervalFlags IntervalFormatStyle Issue IssueHandlingTrait
    ItemReplacementOptions Iteration Iterator IteratorOverOne IteratorProtocol IteratorSequence
    JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence Just
    Key KeyDecodingStrategy KeyEncodingStrategy KeyPath KeyPathComparator KeyValuePairs
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol Keys Kind KnownIssueMatcher Label Language LanguageCode
    LanguageDirection LanguageIdentifierAttribute Last LastWhere LaunchCode LaunchOptionsKey
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyHStack
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
    LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LazyVStack LengthFormatter
    LinearGradient Link LinkAttribute List ListFormatStyle ListStyle ListType LiveConfiguration
    Local Locale LocalizationValue LocalizedError LocalizedStringKey Logger LogicalType Lookahead
    LosslessStringConvertible Magnitude MainActor MainActorMessage MakeConnectable ManagedBuffer
    ManagedBufferPointer Map MapError MapKeyPath MapKeyPath2 MapKeyPath3
    MarkdownDecodableAttributedStringKey Mask MaskStorage MassFormatter Match MatchingFlags
    MatchingOptions MatchingPolicy Material MeasureInterval Measurement MeasurementAttribute
    MeasurementSystem MemoryLayout Menu Merge MergeMany Message MessageIdentifier MessageType
    Minute Mirror MirrorPath Misuse Mode ModifiedContent Modifier Month Morphology Multicast
    MutabilityOptions MutableBidirectionalSlice MutableCollection MutableDataProtocol
    MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan Mutex NSAffineTransform NSAffineTransformStruct NSArray
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
    NSCalendarDayChanged NSCharacterSet NSClassFromString NSCocoaErrorDomain NSCoder
    NSCoderReadCorruptError NSCoderValueNotFoundError NSCoding NSComparisonPredicate
    NSCompoundPredicate NSCondition NSConditionLock NSContainsRect NSCopying NSCountedSet NSData
    NSDate NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey
    NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
    NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10
    NSDecimalNoScale NSDecimalNormalize NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract
    NSDictionary NSDidBecomeSingleThreaded NSDivideRect NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC
    NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero NSEnumerationOptions
    NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes NSError NSErrorDomain
    NSExceptionName NSExecutableArchitectureMismatchError NSExecutableLinkError
    NSExecutableLoadError NSExecutableNotLoadableError NSExecutableRuntimeMismatchError
    NSExpression NSFeatureUnsupportedError NSFileHandleConnectionAccepted
    NSFileHandleDataAvailable NSFileHandleNotificationDataItem
    NSFileHandleNotificationFileHandleItem NSFileHandleReadToEndOfFileCompletion
    NSFileLockingError NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError
    NSFileNoSuchFileError NSFilePathErrorKey NSFileReadCorruptFileError
    NSFileReadInapplicableStringEncodingError NSFileReadInvalidFileNameError
    NSFileReadNoPermissionError NSFileReadNoSuchFileError NSFileReadTooLargeError
    NSFileReadUnknownError NSFileReadUnknownStringEncodingError NSFileReadUnsupportedSchemeError
    NSFileWriteFileExistsError NSFileWriteInapplicableStringEncodingError
    NSFileWriteInvalidFileNameError NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError
    NSFileWriteUnknownError NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError
    NSFormattingError NSFullUserName NSGetSizeAndAlignment NSHTTPCookieManagerCookiesChanged
    NSHeight NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSIndexPath NSIndexSet
    NSIndexSetIterator NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange
    NSIntersectionRect NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError
    NSKeyedArchiveRootObjectKey NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver
    NSKeyedUnarchiverDelegate NSLocale NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
    NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString
    NSLocationInRange NSLock NSLocking NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange
    NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY
    NSMouseInRect NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying
    NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet
    NSMutableString NSMutableURLRequest NSNotFound NSNotification NSNull NSNumber
    NSOSStatusErrorDomain NSObject NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography
    NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
    NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
    NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
    NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint NSPointFromString NSPointInRect
    NSPointPointer NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError
    NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString
    NSRangePointer NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect
    NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
    NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
    NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSSystemTimeZoneDidChange NSTemporaryDirectory NSTextAlignment
    NSTextCheckingKey NSTextCheckingResult NSThreadWillExit NSTimeIntervalSince1970 NSTimeZone
    NSURL NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm
    NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
    NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLComponents
    NSURLCredentialStorageChanged NSURLCredentialStorageRemoveSynchronizableCredentials
    NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
    NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
    NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
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
    NSUserCancelledError NSUserName NSValue NSWidth NSWillBecomeMultiThreaded
    NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint
    NSZeroRect NSZeroSize NSZone Name NameStyle NativeType NavigationBarItem NavigationLink
    NavigationStack NavigationView Negation NegativeLookahead NetworkServiceType Never NilCoalesce
    NilLiteral NilLiteralConvertible NonConformingFloatDecodingStrategy
    NonConformingFloatEncodingStrategy NotEqual Notation Notification NotificationCenter
    NotificationCoalescing NotificationQueue Notifications NumberFormatAttributes
    NumberFormatStyleConfiguration NumberFormatter NumberPart NumberPartAttribute
    NumberRepresentation NumberingSystem Numeric NumericType OCombine OSAllocatedUnfairLock OSLog
    OSLogFormat OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment OSLogType
    OSSignpostID OSSignpostIntervalState OSSignpostType OSSignposter ObjCBool ObjectIdentifier
    ObjectWillChangePublisher Observable ObservableObject ObservableObjectPublisher
    ObservationIgnored ObservationRegistrar ObservationToken ObservationTracked Observations
    ObservedObject One OneOrMore OpaquePointer OpenExternalURLOptionsKey OpenURLAction
    OpenURLOptionsKey OperatingSystemVersion Operation OperationQueue Operator OptionSet Optional
    OptionalFlatMap Optionally Options Output OutputFormatting OutputRawSpan OutputSpan
    OutputStream POSIXError PadPosition ParallelizationTrait ParseInput ParseOutput ParseResult
    ParseStrategy ParseableFormatStyle Parser PartOfSpeech PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PassthroughSubject Pattern Percent
    Persistence PersonNameComponentAttribute PersonNameComponents PersonNameComponentsFormatter
    Picker PickerStyle Pipe PlainButtonStyle PlainListStyle PlaygroundQuickLook Pointee Port
    PortDelegate PortMessage PostingStyle Precision Predicate PredicateBindings PredicateError
    PredicateExpression PredicateExpressions PredicateRegex PrefetchStrategy PrefixSequence
    PrefixUntilOutput PrefixWhile Presentation PresentationMode PreviewProvider Previews
    PrimitiveButtonStyle PrimitiveScene PrimitiveView Print Priority Process ProcessFollowers
    ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey ProgressView Promise
    Properties PropertyKey PropertyListDecoder PropertyListEncoder PropertyListFormat
    PropertyListSerialization Protocol Published Publisher Publishers QoSClass QualityOfService
    Quarter QueuePriority RGBColorSpace RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA
    RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA
    RSA_WITH_AES_256_CBC_SHA256 RSA_WITH_AES_256_GCM_SHA384 RandomAccessCollection
    RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeExpressionContains RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RangeView Ranges RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions
    ReadingOptions ReceiveOn Receiver Record Recording RecoverableError Rectangle RecurrenceRule
    Reduce Reference ReferenceConvertible ReferenceType ReferenceWritableKeyPath Regex
    RegexComponent RegexComponentBuilder RegexOutput RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind Region Regions RelativeFormatStyle RemoveDuplicates Repeat Repeated
    RepeatedTimePolicy ReplaceEmpty ReplaceError ReplacementIndexAttribute ResourceFetchType
    ResponseDisposition Result Retry ReverseParser ReversedCollection ReversedIndex
    ReversedRandomAccessCollection Role RoundedBorderTextFieldStyle RoundedCornerStyle
    RoundedRectangle RoundingMode RoundingRule Run RunLoop RunLoopScheduler Runs SIMD SIMD16
    SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64
    SIMD64Storage SIMD8 SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage Scalar Scale
    Scan Scanner Scene SceneBuilder ScenePhase Scheduler SchedulerOptions
    SchedulerTimeIntervalConvertible SchedulerTimeType ScopedAttributeContainer Script ScrollView
    SearchDirection SearchOptions SearchPathDirectory SearchPathDomainMask Second SecondFraction
    Section SecureField SegmentedPickerStyle Selector Sendable SendableMetatype Sequence
    SequenceAllSatisfy SequenceContains SequenceContainsWhere SequenceMaximum SequenceMinimum
    SequenceStartsWith SerialExecutor Set SetAlgebra SetFailureType SetIndex SetIterator Severity
    Shape ShapeStyle Share SignDisplayStrategy SignedInteger SignedNumeric
    SingleAttributeTransformer SingleValueDecodingContainer SingleValueEncodingContainer Sink
    Slice Slider SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder
    SourceLocation Spacer Span StackNavigationViewStyle StandaloneMonth StandaloneQuarter
    StandaloneWeekday StandardComparator StandardPredicateExpression State StateObject
    StaticBigInt StaticString Status Stepper StoragePolicy StoredInDefaults Strategy Stream
    Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType Stride StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String StringContainsRegex
    StringInterpolation StringInterpolationConvertible StringInterpolationProtocol
    StringLiteralConvertible StringLiteralType StringProtocol StringStyle StringTransform Style
    SubSequence Subdivision Subject SubscribeOn Subscriber Subscribers Subscription Subscriptions
    Subsequence Substring Suite SuiteTrait SuspendingClock SwitchToLatest SwitchToggleStyle Symbol
    SymbolAttribute SystemRandomNumberGenerator TLSv10 TLSv11 TLSv12 TLSv13 TabView Tag Take Task
    TaskExecutor TaskGroup TaskLocal TaskPriority Template TemplateRenderingMode Termination
    TerminationReason Test TestScopeProvider TestScoping TestTrait Text TextAlignment TextField
    TextFieldStyle TextOutputStream TextOutputStreamable TextStyle Thread Throttle
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeFormatStyle TimeInterval TimeLimitTrait
    TimeSeparator TimeStyle TimeZone TimeZoneSeparator Timeout Timer TimerFlags TimerPublisher
    TitleDisplayMode Toggle ToggleStyle ToolbarItem ToolbarItemPlacement TopLevelDecoder
    TopLevelEncoder Trait TryAllSatisfy TryCapture TryCatch TryCompactMap TryComparison
    TryContainsWhere TryDropWhile TryFilter TryFirstWhere TryLastWhere TryMap TryPrefixWhile
    TryReduce TryRemoveDuplicates TryScan TupleView Type TypeCheck UIAction UIAlertAction
    UIAlertController UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor
    UIBackgroundRefreshStatus UIBackgroundTaskIdentifier UIButton UIColor UIControl UIDevice
    UIDeviceOrientation UIFont UIImage UIImageView UILabel UIModalPresentationStyle
    UINavigationController UINavigationItem UIOpenURLContext UIResponder UIScene
    UISceneConfiguration UISceneDelegate UISceneSession UIScreen UISwitch UITextField
    UITraitCollection UIUserInterfaceIdiom UIUserInterfaceStyle UIView UIViewController UIWindow
    UIWindowScene UIWindowSceneDelegate UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
    URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
    URLProtocolClient URLQueryItem URLRelationship URLRequest URLResourceKey URLResourceValues
    URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionDownloadTaskResumeData URLSessionStreamDelegate URLSessionStreamTask URLSessionTask
    URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
    URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask USEC_PER_SEC UTF16
    UTF16View UTF32 UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralConvertible
    UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit UnitAcceleration UnitAngle
    UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
    UnitMass UnitPoint UnitPower UnitPressure UnitSpeed UnitStyle UnitTemperature UnitVolume
    UnitWidth Units UnitsFormatStyle UnitsStyle UnkeyedDecodingContainer UnkeyedEncodingContainer
    Unmanaged UnmountOptions UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Updates UserDefaults VStack
    ValidationError Value Values Variable VariableID VariableName Variant VerbatimFormatStyle
    VerbatimHour Version VerticalAlignment View ViewBuilder ViewModifier Void
    VolumeEnumerationOptions Week Weekday Weight Width WindowGroup WordPair Words WorkPlace
    WorkScheduler WorkSchedulers Wrapped Wrapper WritableKeyPath WriteOptions WritingDirection
    WritingDirectionAttribute WritingOptions XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode
    XMLParser XMLParserDelegate Year YearForWeekOfYear YieldResult ZStack ZeroOrMore
    ZeroValueUnitsDisplayStrategy Zip Zip2Iterator Zip2Sequence Zip3 Zip4 a abbreviated
    abbreviation abbreviationDictionary abnormalClosure abortParsing above aboveLeft aboveRight
    abs absoluteString absoluteURL acceleration accelerometerData accelerometerUpdateInterval
    accentColor acceptConnectionInBackgroundAndNotify acceptInput access accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityReduceMotion
    accounting accountingAlways accuracy accuracyAuthorization accuracyLimited acos acosh
    """
}
