extension KnownMembers {
  /// Part of the table, in order of names; written by `Scripts/known-members`.
  static let b = """
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
    acquiring acquiringAndReleasing acreFeet acres action actionSheet actions activate
    activationState active activeProcessorCount activityType actualByteCount add addAction
    addAttribute addAttributes addBarrierBlock addCharacters addChild addDependency addEntries
    addExecutionBlock addImmediateTask addImmediateTaskUnlessCancelled addNamespace addObjects
    addObserver addOperation addOperations addProduct addSubview addSuite addTarget addTask
    addTaskUnlessCancelled addTextField addTimeInterval addValue addedToDirectoryDate
    addedToDirectoryDateKey adding addingObjects addingPercentEncoding addingProduct
    addingReportingOverflow addingTimeInterval address addresses adjective adjustingRanges adlam
    adminApplicationDirectory administrativeArea admits adposition advanced adverb afghanistan
    afterDate afterOccurrences afterPrefix afterSuffix age aggregate ainu airborne albania
    albanian alert algeria alignAllEdgesInward alignAllEdgesNearest alignAllEdgesOutward
    alignHeightInward alignHeightNearest alignHeightOutward alignMaxXInward alignMaxXNearest
    alignMaxXOutward alignMaxYInward alignMaxYNearest alignMaxYOutward alignMinXInward
    alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest alignMinYOutward
    alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward alignedDown alignedUp
    alignment all allApplicationsDirectory allBundles allCases allCredentials allDomainsMask
    allEvents allFrameworks allHTTPHeaderFields allHeaderFields allKeys allLibrariesDirectory
    allObjects allPartitionsAndEjectDisk allSatisfy allValues allocate allow
    allowCommentsAndWhitespace allowDeferredLocationUpdates allowFragments allowLossy allowed
    allowedAlways allowedClasses allowedExternalEntityURLs allowedFields allowedInMemoryOnly
    allowedUnits allowsBackgroundLocationUpdates allowsCellularAccess allowsFloats allowsJSON5
    allowsKeyedCoding allowsNonnumericFormatting alpha alpha2 alpha3 alphanumeric alphanumerics
    alreadyAdvertising alternateDescription alternateQuotationBeginDelimiter
    alternateQuotationBeginDelimiterKey alternateQuotationEndDelimiter
    alternateQuotationEndDelimiterKey alternateRegion altitude always alwaysAuthorizationDenied
    alwaysMapped alwaysShowsDecimalSeparator amPM amSymbol americanSamoa amharic ampereHours
    amperes anchor anchored anchorsMatchLineEndings anchorsMatchLines ancsAuthorized and andorra
    angola anguilla animate animation antarctica antiguaBarbuda any anyDeclaration
    anyGraphemeCluster anyKey anyNonNewline anyObject anyOf apacheWestern apiMisused app
    appStoreReceiptURL appTransportSecurityRequiresSecureConnection append appendInterpolation
    appendLiteral appendOnly appendPathComponent appendPathExtension appending appendingFormat
    appendingPathComponent appendingPathExtension application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidReceiveMemoryWarning applicationDirectory
    applicationIconBadgeNumber applicationIsScriptable applicationIsScriptableKey
    applicationScriptsDirectory applicationState applicationSupportDirectory
    applicationWillEnterForeground applicationWillResignActive applicationWillTerminate
    applyTransform applying applyingTransform arabic arabicNastaliq arcMinutes arcSeconds
    archiveRootObject archivedData archiver archiverDidFinish archiverWillFinish
    areInIncreasingOrder areasOfInterest ares argc argentina argumentDomain arguments armenia
    armenian array arrivalDate aruba asCurrent asSerialExecutor asTaskExecutor
    asUnownedSerialExecutor asUnownedTaskExecutor asap ascending ascensionIsland ascii
    asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace asciiOnlyWordCharacters
    asciiValue asin asinh aspectRatio assamese assert assertIsolated assertNoFailure
    assertionFailure assign assignCurrentContext associatedBugs associativeList assumeIsolated
    assumesTopLevelDictionary assumingMemoryBound assyrian astronomicalUnits async asyncAfter
    asyncDetached asyncUnlessCancelled atEnd atLaunch atan atan2 atanh atomic atomicMemoryFence
    attachableValue attachedAbove attachedAboveRight attachedBelow attachedBelowLeft
    attemptRecovery attitude attitudeReferenceFrame attoseconds attrib attribute attributeChanged
    attributeDeclaration attributeHasNoValueError attributeListNotFinishedError
    attributeListNotStartedError attributeModificationDate attributeModificationDateKey
    attributeNotFinishedError attributeNotFound attributeNotLong attributeNotStartedError
    attributeRedefinedError attributed attributedStyle attributedSubstring attributes
    attributesOfFileSystem attributesOfItem australia austria authenticatedSignedWrites
    authenticationMethod authorization authorizationDenied authorizationDeniedGlobally
    authorizationRequestInProgress authorizationRestricted authorizationStatus authorized
    authorizedAlways authorizedWhenInUse auto autoconnect automatic automotive
    automotiveNavigation autosavedInformationDirectory autoupdatingCurrent available
    availableAttitudeReferenceFrames availableCollations availableData availableIdentifiers
    availableLocaleIdentifiers availableNumberingSystems availableStringEncodings
    averageActivePace awakeFromNib awayFromZero azerbaijan azerbaijani b background
    backgroundColor backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification
    backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
    backgroundSessionWasDisconnected backgroundTimeRemaining backward backwards badServerResponse
    badURL bahamas bahrain bangla bangladesh bankers barbados barrier bars base base64
    base64EncodedData base64EncodedString base64URLAlphabet baseAddress basePriority baseURL
    baseUnit baseUnitValue batteryLevel batteryLevelDidChangeNotification batteryState
    batteryStateDidChangeNotification bcp47 beaconIdentityConstraint becomeCurrent becomeDownload
    becomeFirstResponder beforePrefix beforeSuffix begin beginBackgroundTask beginEditing
    beginInterval beginningOfSentence beginsWith belarus belarusian belgium belize belonging below
    belowLeft belowRight benin bermuda between bhutan bidirectionalCollectionLast bigEndian binade
    binary bindMemory binding bitPattern bitWidth bitmapRepresentation bits bitwiseAnd bitwiseOr
    bitwiseXor black block blockSpecial blue bluetoothCentrals bluetoothPeripherals blur bodo body
    bold boldSystemFont bolivia bool boolValue borderColor borderWidth bordered borderedProminent
    borderless bosniaHerzegovina botswana bottom bottomBar bottomLeading bottomLeft bottomRight
    bottomToTop bottomTrailing bounds bouvetIsland brazil breakpoint breakpointOnError brightness
    bringSubviewToFront britishVirginIslands broadcast brown brunei buddhist buffer
    bufferingNewest bufferingOldest bug buildBlock buildEither buildExpression buildIf
    buildLimitedAvailability buildPartialBlock build_Arg build_Arithmetic build_ClosedRange
    build_Comparison build_Conditional build_Conjunction build_Disjunction build_Division
    build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce build_NilLiteral
    build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy build_contains
    build_evaluate build_filter build_flatMap build_max build_min build_starts build_subscript
    builtInPlugInsPath builtInPlugInsURL bulgaria bulgarian bundleIdentifier bundlePath bundleURL
    burkinaFaso burmese burundi bushels busy buttonStyle byComposedCharacterSequences byLines
    byParagraphs byRequest byte byteCount byteOffsets byteSwapped bytes bytesEqual c cString cache
    cachePolicy cachedResponse cachesDirectory calendar calendarIdentifier callAsFunction
    callIsActive callSignaling callStackReturnAddresses callStackSymbols callout calorie calories
    cambodia cameroon canBeConverted canBecomeFirstResponder canInflect
    canInflectPreferredLocalization canInit canOpenURL canSendWriteWithoutResponse canada
    canaryIslands cancel cancelAll cancelAllOperations cancelAuthenticationChallenge cancelGeocode
    cancelPeripheralConnection cancelPreviousPerformRequests canceling cancellationAction
    cancellationHandler cancelled cannotCloseFile cannotConnectToHost cannotCreateFile
    cannotDecodeContentData cannotDecodeRawData cannotFindHost cannotLoadFromNetwork
    cannotMoveFile cannotOpenFile cannotParseResponse cannotRemoveFile cannotWriteToFile
    canonicalCombiningClass canonicalIdentifier canonicalLanguageIdentifier
    canonicalLocaleIdentifier canonicalPath canonicalPathKey canonicalRequest
    canonicalXMLStringPreservingComments cantonese capacity capeVerde capitalizationContext
    capitalized capitalizedLetter capitalizedLetters caption caption2 carPlay carats
    caribbeanNetherlands caseInsensitive caseInsensitiveCompare caseSensitive catalan catch
    category caymanIslands cbrt cdataAttribute cdataNotFinishedError ceiling celsius center
    centigrams centiliters centimeter centimeters central centralAfricanRepublic centralManager
    centralManagerDidUpdateState ceutaMelilla cgColor chad chagosArchipelago
    changeCurrentDirectoryPath changesWhenCaseFolded changesWhenCaseMapped changesWhenLowercased
    changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased character
    characterDirection characterEncoding characterIsMember characterRefAtEOFError
    characterRefInDTDError characterRefInEpilogError characterRefInPrologError characterSpecial
    characteristic characteristics characters charactersEqual charactersToBeSkipped charging
    checkCancellation checkFileSystem checkForASCII checkForNFC checkIsolated
    checkResourceIsReachable cherokee child childCount children chile chinaMainland chinese
    christmasIsland circular clamp clamped class classFallbacksForKeyedArchiver classForCoder
    classForKeyedArchiver classForKeyedUnarchiver classNameForClass classNamed cldr clear client
    clientCertificateRejected clientCertificateRequired clipShape clipped clippertonIsland
    clipsToBounds close closeCode closeFile closePunctuation closeReason closed cocosIslands code
    codeUnits coderInvalidValue coderReadCorrupt coderValueNotFound codingKey codingPath
    coefficient collation collationIdentifier collatorIdentifier collect collection
    collectionCount collectionFirst collectionIsEmpty colombia colon colorScheme column
    columnNumber combine combineIdentifier combineLatest comesBack comment
    commentContainsDoubleHyphenError commentNotFinishedError commentURL comments common
    commonISOCurrencyCodes commonPrefix comoros compactMap compactMapIssues compactMapValues
    compactName companion comparator compare compareExchange complain complete
    completeFileProtection completeFileProtectionUnlessOpen
    completeFileProtectionUntilFirstUserAuthentication completeImmediately completePath
    completeUnlessOpen completeUntilFirstUserAuthentication completed completedUnitCount
    completion completionBlock component components componentsJoined componentsToDisplay
    compoundPredicateType concurrent concurrentPerform condensedAbbreviated condition
    conditionLimitExceeded conditionUnsupported conditional conditionalSectionNotFinishedError
    conditionalSectionNotStartedError confidence configuration confirm confirmation
    confirmationAction confirmationDialog confirmationMiscounted congoBrazzaville congoKinshasa
    conjunction connect connectEndDate connectStartDate connected connectedScenes connecting
    connectionFailed connectionLimitReached connectionProxyDictionary connectionTimeout
    connectorPunctuation constant constantValue consuming contactAdd container containingRegion
    contains containsValue content contentAccessDate contentAccessDateKey contentMode
    contentModificationDate contentModificationDateKey contents contentsEqual contentsOfDirectory
    continent continueLoading continueWithoutCredential continuous control controlCharacters
    controlSize conversational conversationalDefaultDigits conversationalTwoDigits convert
    convertFromSnakeCase convertFromString convertToSnakeCase convertToString converted converter
    converting cookIslands cookieAcceptPolicy cookies coordinate coordinator coptic copy copyBytes
    copyItem copyMemory copying copysign coreServiceDirectory cornerRadius correction cos cosh
    costaRica coulombs count countLimit countOfBytesClientExpectsToReceive
    countOfBytesClientExpectsToSend countOfBytesExpectedToReceive countOfBytesExpectedToSend
    countOfBytesReceived countOfBytesSent countOfIndexes countOfRequestBodyBytesBeforeEncoding
    countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
    countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived
    countOfResponseHeaderBytesReceived countStyle country countryCode course courseAccuracy crash
    create createDirectory createFile createPublisher createSubject createSymbolicLink
    creationDate creationDateKey credentials critical croatia croatian cuba cubicCentimeters
    cubicDecimeters cubicFeet cubicInches cubicKilometers cubicMeters cubicMiles cubicMillimeters
    cubicYards cups curaçao currency currencyAccounting currencyCode currencyDecimalSeparator
    currencyGroupingSeparator currencyISOCode currencyPlural currencySymbol current currentCadence
    currentCodeUnitOffset currentContext currentDirectory currentDirectoryPath currentDirectoryURL
    currentDiskUsage currentIndex currentLocaleDidChangeNotification currentMemoryUsage
    currentMode currentPace currentPriority currentRequest currentTitle custom customError
    customIconKey customMirror customPlaygroundQuickLook customPronoun customized cyan cycling
    cyprus cyrillic czech czechia côteDIvoire d daily dangi danish dark darkGray dash
    dashPunctuation data dataCorrupted dataCorruptedError dataDecodingStrategy
    dataEncodingStrategy dataLengthExceedsMaximum dataNotAllowed dataRepresentation dataTask
    dataTaskPublisher dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy
    dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend dateSeparator
    dateStyle dateTemplate dateTime dateTimeSeparator dates day dayOfYear daylightSaving
    daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deallocate debounce debug
    debugDescription debugPrint decameters decigrams deciliters decimal decimalDigit decimalDigits
    decimalNumber decimalNumberDivideByZeroException decimalNumberExactnessException
    decimalNumberOverflowException decimalNumberUnderflowException decimalSeparator decimalValue
    decimeters decode decodeArray decodeAtomicOptionalRepresentation decodeAtomicRepresentation
    decodeBool decodeCInt decodeCString decodeData decodeDouble decodeFloat decodeIfPresent
    decodeInt32 decodeInt64 decodeInteger decodeMarkdown decodeNil decodeObject decodePoint
    decodePropertyList decodeRect decodeSize decodeValue decodingConfiguration
    decodingFailurePolicy decomposable decomposables decomposedStringWithCanonicalMapping
    decomposedStringWithCompatibilityMapping decompressingAfterDownloading default defaultBehavior
    defaultCStringEncoding defaultCredential defaultDate defaultDigits defaultDigitsNoAMPM
    defaultMaxConcurrentOperationCount defaultPriority defaultValue deferredAccuracyTooLow
    deferredCanceled deferredDistanceFiltered deferredFailed deferredLocationUpdatesAvailable
    deferredNotUpdatingLocation deferredToData deferredToDate definesPresentationContext degrees
    deinitialize deinitializeElement delay delegate delegateAbortedParseError delegateClass
    delegateQueue delete deleteCharacters deleteCookie deleteLastPathComponent deletePathExtension
    deletingLastPathComponent deletingPathExtension delimiter deltaAltitude deltaDistance
    deltaDistanceAccuracy demoApplicationDirectory denied denmark departureDate dependencies
    dequeueNotifications descendant description descriptionInStringsFileFormat descriptors
    desiredAccuracy desktopDirectory destination destinationOfSymbolicLink destructive detach
    detachNewThread detached detailDisclosure determiner devanagari developerApplicationDirectory
    developerDirectory developmentLocalization deviceIdentifier deviceMotion
    deviceMotionUpdateInterval dhivehi diacriticInsensitive diagnostics dictionary
    dictionaryRepresentation didActivateNotification didBecomeActiveNotification
    didBecomeInvalidNotification didChangeNotification didChangeValue
    didEnterBackgroundNotification didFinishLaunchingNotification didMove
    didReceiveLocationPushPayload didReceiveMemoryWarning didReceiveMemoryWarningNotification
    didSet didTerminateNotification diegoGarcia difference digit direct directory
    directoryAttributes disabled disallowDeferredLocationUpdates discard disconnected
    disconnecting discoverCharacteristics discoverDescriptors discoverIncludedServices
    discoverServices discreteInput discreteProgress diskCapacity dismiss
    dismissHeadingCalibrationDisplay dispatchMain dispatchPrecondition dispatchTime displayName
    displayP3 displayStyle distance distanceFilter distantFuture distantPast distinguishedNames
    divide divideByZero divided dividedReportingOverflow dividing dividingFullWidth djibouti
    dnsLookupFailed doctypeDeclNotFinishedError document documentContentKind documentDirectory
    documentIdentifier documentIdentifierKey documentIncludeContentTypeDeclaration
    documentStartError documentTidyHTML documentTidyXML documentValidate documentXInclude
    documentationDirectory doesRelativeDateFormatting dogri domain domainLookupEndDate
    domainLookupStartDate domainResolutionProtocol dominica dominicanRepublic
    dotMatchesLineSeparators dotMatchesNewlines double doubleAbove doubleBelow doubleValue down
    download downloadDecodingFailedMidStream downloadDecodingFailedToComplete downloadTask
    downloading downloadsDirectory drop dropFirst dropLast dropNewest dropOldest dropped dsohandle
    dtd dtdKind dtdNode dueTime dump duration durationField dutch dynamic dynamicStackTracing
    dynamicTracing dzongkha eager earlierDate earliestBeginDate easeIn easeInOut easeOut eb
    ecuador edgeInsetsValue edgesIgnoringSafeArea editingChanged editingString effectiveIconKey
    egypt elSalvador element elementContentDeclNotFinishedError elementContentDeclNotStartedError
    elementDeclaration elements elementsEqual ellipsoidalAltitude emitEvent empty emptyDeclaration
    emptyDocumentError emptyInput enabled enclosingMark encode encodeArray
    encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeBycopyObject
    encodeByrefObject encodeBytes encodeConditional encodeConditionalObject encodeIfPresent
    encodeNil encodePropertyList encodeRootObject encodeTestArgument encodeValue encodedData
    encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration
    encodingNotSupportedError encryptionTimedOut end endBackgroundTask endDate endEditing
    endEncountered endIndex endInterval endLineWithCarriageReturn endLineWithLineFeed endOfLine
    endOfSubject endOfSubjectBeforeNewline endsWith enforceQoS english enqueue enqueued enter
    entitiesAttribute entityAttribute entityBoundaryError entityDeclaration entityIsExternalError
    entityIsParameterError entityNotFinishedError entityNotStartedError entityRefAtEOFError
    entityRefInDTDError entityRefInEpilogError entityRefInPrologError entityRefLoopError
    entityReferenceMissingSemiError entityReferenceWithoutNameError entityValueRequiredError enum
    enumerate enumerateAttribute enumerateAttributes enumerateBytes enumerateDates
    enumerateKeysAndObjects enumerateLines enumerateMatches enumerateObjects enumerateRanges
    enumerateSubstrings enumerated enumerationAttribute enumerator environment environmentObject
    ephemeral equalExpectedError equalTo equatorialGuinea era eraSymbols eraseToAnyPublisher erf
    erfc eritrea error errorCaught errorCode errorDescription errorDomain errorOccurred
    errorUserInfo escalatePriority escaped escapedPattern escapedTemplate
    estimatedAttachmentByteCount estimatedTimeRemainingKey estonia estonian eswatini ethiopia
    ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluate evaluatedObject evenHalf event events
    every evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange
    exchangeObject exclusive executableArchitectureMismatch executableArchitectures executableLink
    executableLoad executableNotLoadable executablePath executableRuntimeMismatch executableURL
    executionBlocks exemplarCharacterSet exemplarLocation exit exitCode exitStatus exp exp2
    expandingTildeInPath expect expectation expectationFailed expectedContentLength expires
    expiresDate explicit expm1 exponent exponentBitCount exponentBitPattern exponentSymbol
    exponential expression extend extendLifetime extended extendedProperties
    extendedScanAndConnect extensionHidden externalEntityResolvingPolicy externalMacro
    externalRepresentation externalStandaloneEntityError externalSubsetNotFinishedError
    extraContentError extraLarge extractIsolation extractValues extracting faceDown faceUp
    fahrenheit failWithError failingURL failure failureReason failureResponse failureURLString
    falklandIslands false falseBranch familyName far faroeIslands faroese fastestEncoding
    fatalError fathoms fault fdim featureUnsupported feet feminine femtowatts fetchStartDate field
    fiji file fileAllocatedSize fileAllocatedSizeKey fileAttributes fileCompletedCountKey
    fileCurrentOffsetKey fileDescriptor fileDoesNotExist fileExists fileHandleForReading
    fileHandleForWriting fileHandleOperationException fileID fileIsDirectory fileLocking
    fileManager fileManagerUnmountBusy fileManagerUnmountUnknown fileName fileNoSuchFile
    fileOperationKindKey filePath filePathURL fileProtectionMask fileReadCorruptFile
    fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission
    fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
    fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType
    fileResourceTypeKey fileSecurityKey fileSize fileSizeKey fileSystemRepresentation
    fileTotalCountKey fileURL fileURLKey fileWriteFileExists fileWriteInapplicableStringEncoding
    fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown
    fileWriteUnsupportedScheme fileWriteVolumeReadOnly fill filter filterIssues filtered
    filteredIndexSet finalPunctuation finalize finish finishDecoding finishEncoding
    finishTasksAndInvalidate finished finland finnish fire fireDate first firstDayOfWeek
    firstEqual firstIndex firstMatch firstMatchingPositionInSubject firstObject firstObjectCommon
    firstRange firstTextBaseline firstWeekday fit fitness fixed fixedSize flags flatMap
    flatMapError float floatValue floatingPointClass floor floorsAscended floorsDescended
    fluidOunces flush fmax fmin folding font fontWeight foot footnote forEach forSession
    forceCastFailure forceUnwrapFailure forcedOrdering foregroundActive foregroundColor
    foregroundInactive foregroundStyle foreignReference formIndex formIntersection formRemainder
    formSheet formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion format
    formatOptions formatStyle formatWidth formatted formatting formattingContext forward
    foundation fraction fractionCompleted fractionLength fractional fractionalPartDisplay fragment
    fragmentsAllowed frame france free freeCapacity freedDelegate french frenchGuiana
    frenchPolynesia frenchSouthernTerritories frequency frexp friday fromOpaque fula full
    fullAccuracy fullAccuracyDenied fullName fullScreen fullScreenCover fullUserName
    fullwidthToHalfwidth function funlock furlongs gabon gallons gambia gb general generalCategory
    generated generatesCalendarDates generatesDecimalNumbers generationIdentifier
    generationIdentifierKey generic genericLocation genericName geocodeAddressString
    geocodeCanceled geocodeFoundNoResult geocodeFoundPartialResult georgia georgian german germany
    get getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials
    getDefaultCredential getEra getFileSystemRepresentation getHour getIndexes getLineStart
    getObjects getParagraphStart getRelationship getResourceValue getResult getSpecific
    getTasksWithCompletionHandler getValue ghana gibibits gibibytes gibraltar gigabits gigabytes
    gigahertz gigapascals gigawatts givenName givesOwnCenters global globalConcurrentExecutor
    globalDomain globallyUniqueString gmt goingAway gpsDate gradians gram grammar
    grammaticalGender grams gramsPerLiter graphemeCluster gravity gray greaterThan
    greaterThanOrEqual greaterThanOrEqualTo greatestFiniteMagnitude greece greek green greenland
    gregorian gregorianStartDate grenada group groupOwnerAccountID groupOwnerAccountName grouped
    grouping groupingSeparator groupingSize gtRequiredError guadeloupe guam guatemala guernsey
    guinea guineaBissau gujarati gurmukhi guyana gyroData gyroUpdateInterval haiti halfDown
    halfEven halfUp hanSimplified hanTraditional handle handleEvents handleIssue handler
    hanifiRohingya hasBytesAvailable hasCommonParent hasDirectoryPath hasHiddenExtension
    hasHiddenExtensionKey hasMember hasMemberInPlane hasPassword hasPointerRepresentation
    hasPrefix hasSpaceAvailable hasSuffix hasThousandSeparators hash hashValue hawaiian header
    heading headingAccuracy headingAvailable headingFailure headingFilter headingOrientation
    headline headphoneLeft headphoneMotionManagerDidConnect headphoneMotionManagerDidDisconnect
    headphoneRight heardMcdonaldIslands heavy hebrew hectares hectometers hectopascals height
    helpAnchor here hertz hex hexDigit hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hidden
    hide high highHalf highPriority highlighted hindi hiragana hiraganaToKatakana
    historicalLocationError hitEnd homeDirectory homeDirectoryForCurrentUser honduras hongKong
    horizontal horizontalAccuracy horizontalWhitespace horsepower host hostKey hostName hour
    hourCycle hourMinute hourMinuteSecond hourly hours html httpAdditionalHeaders httpBody
    httpBodyStream httpCookieAcceptPolicy httpCookieStorage httpMaximumConnectionsPerHost
    httpMethod httpShouldHandleCookies httpShouldSetCookies httpShouldUsePipelining
    httpTooManyRedirects https hungarian hungary hybrid hypot ianaName iceland icelandic icu id
    idAttribute idRefAttribute idRefsAttribute identifier identifierForVendor identifiers identity
    igbo ignoreMetacharacters ignoreOutput ignoreUnknownCharacters ignoresCase ignoresSafeArea
    illegal illegalCharacters ilogb image imageScale imageURL immediate immediateDetached
    immutable imperialFluidOunces imperialGallons imperialPints imperialQuarts imperialTablespoons
    imperialTeaspoons in inRange inactive inch inches inchesOfMercury includedServices
    includesActualByteCount includesCount includesDirectoriesPostOrder includesUnit
    includingFractionalSeconds increaseLength index indexGreaterThanIndex indexGreaterThanOrEqual
    indexLessThanIndex indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexRange
    indexes indexesOfObjects india indian indicate indicateEncryptionRequired indices indigo
    indonesia indonesian inferFromPath inferringMoves infinite infinity inflectionAlternative
    inflectionRule info infoDark infoDictionary infoLight inherit inheritQoS inheritedByAddedText
    init initial initialPunctuation initialResult initialize initializeElement initializeMemory
    initiallyInactive inlandWater inline inner input inputMethodsDirectory inputStream insert
    insertChild insertChildren insertionIndex insertions inset insetBy insetGrouped inside
    insufficientAuthentication insufficientAuthorization insufficientEncryption
    insufficientEncryptionKeySize insufficientResources insufficientlyInUse int16Value int32Value
    int64Value int8Value intValue integer integerAndFractionLength integerGreaterThan
    integerGreaterThanOrEqualTo integerLength integerLessThan integerLessThanOrEqualTo
    integerValue integral interjection internalError internalServerError
    internationalCurrencySymbol internationalRoamingOff interrupt intersect intersectSet
    intersection intersects intersectsSet interval invalid invalidAttributeValueLength
    invalidCharacterError invalidCharacterInEntityError invalidCharacterRefError
    invalidConditionalSectionError invalidDecimalCharacterRefError invalidEncodingError
    invalidEncodingNameError invalidFramePayloadData invalidHandle invalidHexCharacterRefError
    invalidInput invalidNonSurrogateCodePointByte invalidOffset invalidParameters invalidPdu
    invalidURIError invalidValue invalidate invalidateAndCancel invalidationConditions inverse
    invert inverted iotaSubscript iran iraq ireland irish isASCII isASCIIHexDigit
    isAbsoluteAltitudeAvailable isAbsolutePath isAccelerometerActive isAccelerometerAvailable
    isAccelerometerRecordingAvailable isActivityAvailable isAdaptive isAdvertising isAliasFile
    isAliasFileKey isAlive isAlphabetic isApplication isApplicationKey isAsynchronous isAtEnd
    isAuthorizedForRecording isAuthorizedForWidgetUpdates isBatteryMonitoringEnabled isBidiControl
    isBidiMirrored isBroadcasted isCadenceAvailable isCancellable isCancelled isCanonical
    isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isCellular isCoderError
    isConstrained isContiguousUTF8 isContinuation isCurrencySymbol isDash isDate isDateInToday
    isDateInTomorrow isDateInWeekend isDateInYesterday isDaylightSavingTime
    isDefaultIgnorableCodePoint isDeletableFile isDeprecated isDeviceMotionActive
    isDeviceMotionAvailable isDiacritic isDirectory isDirectoryKey isDiscretionary isDisjoint
    isDistanceAvailable isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty
    isEnabled isEqual isEquivalent isExcludedFromBackup isExcludedFromBackupKey isExecutable
    isExecutableError isExecutableFile isExecutableKey isExecuting isExpensive isExtender
    isExternal isFailure isFileError isFileURL isFinished isFinite isFirstResponder
    isFloorCountingAvailable isForFoodEnergyUse isForPersonHeightUse isForPersonMassUse
    isFormattingError isFull isFullCompositionExclusion isGeocoding isGraphemeBase
    isGraphemeExtend isGyroActive isGyroAvailable isHTTPOnly isHexDigit isHidden isHiddenKey
    isHighlighted isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency
    isISOLanguage isISORegion isISOScript isIdentical isIdeographic isIdleTimerDisabled isIncluded
    isIndeterminate isInfinite isIsolatingCurrentContext isJoinControl isKeyWindow isKind
    isKnownASCII isKnownNFC isKnownUniquelyReferenced isLeadSurrogate isLeap isLeapMonth isLenient
    isLess isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException isLowercase
    isMagnetometerActive isMagnetometerAvailable isMainExecutor isMainThread isMath isMathSymbol
    isMember isModalInPresentation isMonitoringAvailable isMountTrigger isMountTriggerKey
    isMultiThreaded isMultipath isMultiple isMultitaskingSupported isNaN isNewline
    isNoncharacterCodePoint isNormal isNotifying isNull isNumber isOn isOperatingSystemAtLeast
    isPaceAvailable isPackage isPackageKey isParameterized isPartialStringValidationEnabled
    isPassing isPatternSyntax isPatternWhitespace isPausable isPaused
    isPedometerEventTrackingAvailable isPhonetic isPresented isPressed isPrimary
    isProducedByAccessory isPropertyListError isProtectedDataAvailable isProxy isProxyConnection
    isPunctuation isQuotationMark isRadical isRangingAvailable isReadable isReadableFile
    isReadableKey isReady isRecursive isRegularFile isRegularFileKey isRelativeAltitudeAvailable
    isRepeatedDay isRequired isReusedConnection isRunning isSameExclusiveExecutionContext
    isScanning isSecure isSelected isSentenceTerminal isSessionOnly isSignMinus isSignaling
    isSignalingNaN isSigned isSimulatedBySoftware isSoftDotted isStandalone isStationary
    isStepCountingAvailable isStrictSubset isStrictSuperset isSubclass isSubnormal isSubset
    isSuite isSuperset isSupported isSurrogate isSuspended isSymbol isSymbolicLink
    isSymbolicLinkKey isSystemImmutable isSystemImmutableKey isTerminalPunctuation
    isTotallyOrdered isTrailSurrogate isUbiquitousFileError isUbiquitousItem isUbiquitousItemKey
    isUnifiedIdeograph isUniqueReference isUppercase isUserActivityError isUserImmutable
    isUserImmutableKey isUserInteractionEnabled isValid isValidDate isValidJSONObject
    isValidationError isVariationSelector isViewLoaded isVolume isVolumeKey isWhitespace
    isWholeNumber isWritable isWritableFile isWritableKey isXIDContinue isXIDStart
    isXPCConnectionError isZero islamic islamicCivil islamicTabular islamicUmmAlQura isleOfMan
    iso2022JP iso8601 iso8601Components iso8601ComponentsWithTimeZone iso8601Date
    iso8601DateComponents iso8601WithTimeZone isoCode isoCountryCode isoCountryCodes isoCurrencies
    isoCurrencyCodes isoLanguageCodes isoLatin1 isoLatin2 isoRegionCodes isoRegions isolation
    israel italian italic italy itemReplacementDirectory j0 j1 jamaica japan japanese japaneseEUC
    jersey jn joined jordan joule joules jsonObject julianModified justified kCLDistanceFilterNone
    kCLErrorDomain kCLErrorUserInfoAlternateRegionKey kCLHeadingFilterNone kCLLocationAccuracyBest
    kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters
    kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced
    kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid kanaVoicing kannada kashmiri
    katakana kazakh kazakhstan kb keepCurrent keepFull keepNew kelvin kenya key
    keyDecodingStrategy keyEncodingStrategy keyEnumerator keyNotFound keyPath keyPath0 keyPath1
    keyPath2 keyValueValidation keyWindow keys keysOfEntries keysOfUnsetValuesKey
    keysSortedByValue khmer kibibits kibibytes kiloampereHours kiloamperes kilobits kilobytes
    kilocalorie kilocalories kilogram kilograms kilohertz kilojoule kilojoules kiloliters
    kilometer kilometers kilometersPerHour kiloohms kilopascals kilovolts kilowattHours kilowatts
    kind kiribati knots knownBelonging knownIssueNotRecorded knownTimeZoneIdentifiers
    knownTimeZoneNames konkani korean kosovo kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label
    labelColorKey labelNumber labelNumberKey landscapeLeft landscapeRight language languageCode
    languageComponents languageIdentifier lao laos large largeTitle last lastCrash lastEqual
    lastEvent lastIndex lastObject lastPathComponent lastRange lastTextBaseline laterDate latest
    latin latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul latinToHebrew
    latinToHiragana latinToKatakana latinToThai latitude latvia latvian launch launchPath
    launchReason launchedProcess layer layoutIfNeeded layoutPriority layoutSubviews lazy ldexp
    leGattExceededBackgroundNotificationLimit leGattNearBackgroundNotificationLimit leadSurrogate
    leading leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude
    leave lebanon left leftToRight length lengthOfBytes lenient lesotho lessThan lessThanOrEqual
    lessThanOrEqualTo lessThanSymbolInAttributeError letter letterNumber letters level lexical
    lexicographicallyPrecedes lgamma lhs liberia libraryDirectory libya liechtenstein light
    lightGray lightyears like limitDate line lineDirection lineLayoutDirection
    lineLength64Characters lineLength76Characters lineLimit lineNumber lineRange lineSeparator
    lineSpacing linear link linkCount linkCountKey linkItem list listItem listStyle listType
    literal literalNotFinishedError literalNotStartedError liters litersPer100Kilometers lithuania
    lithuanian littleEndian liveUpdates load loadAndReturnError loadUnaligned loadView
    loadViewIfNeeded local localAddress localCache localDomainMask localName localPort locale
    localeIdentifier locality localizations localized localizedAdditionalDescription
    localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
    localizedCompare localizedCurrency localizedDecimal localizedDescription localizedDouble
    localizedDoublePercentage localizedFailureReason localizedGMT localizedInfoDictionary
    localizedInteger localizedIntegerCurrency localizedIntegerPercentage localizedLabel
    localizedLabelKey localizedLowercase localizedModel localizedName localizedNameKey
    localizedRecoveryOptions localizedRecoverySuggestion localizedScanner localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedString localizedStringWithFormat
    localizedTypeDescription localizedTypeDescriptionKey localizedUppercase localizesFormat
    location locationManager locationManagerDidChangeAuthorization
    locationManagerDidPauseLocationUpdates locationManagerDidResumeLocationUpdates
    locationManagerShouldDisplayHeadingCalibration locationServicesEnabled locationUnavailable
    locationUnknown lock lockIfAvailable log log10 log1p log2 logb logicalAnd logicalOr logicalXor
    long longCharacterIsMember longEraSymbols longLongValue longestEffectiveRangeNotRequired
    longitude lossOfPrecision low lowHalf lowPriority lower lowerBound lowercaseLetter
    lowercaseLetters lowercaseMapping lowercased ltRequiredError ltSlashRequiredError lux
    luxembourg m11 m12 m13 m21 m22 m23 m31 m32 m33 mac macOSRoman macao macedonian madagascar
    magenta magneticField magneticHeading magnetometerData magnetometerUpdateInterval magnitude
    main mainDocumentURL mainThread maithili major majorVersion makeAsyncIterator makeBody
    makeCharacterIterator makeConnectable makeContiguousUTF8 makeCoordinator makeIterator
    makeKeyAndVisible makeReadSource makeSignalSource makeSignpostID makeStream makeTimerSource
    makeUIView makeUIViewController makeUnicodeScalarIterator makeUserDataAddSource
    makeUserDataOrSource makeUserDataReplaceSource makeWriteSource malawi malay malayalam malaysia
    maldives mali malta maltese mandarinToLatin mandatoryExtensionMissing manipuri map mapError
    mapValues mappedIfSafe marathi maritime markdownName marshallIslands martinique masculine mask
    masksToBounds matchFirst matchLast matchNextTime matchNextTimePreservingSmallerUnits
    matchPreviousTimePreservingSmallerUnits matchStrictly matches matchingPolicy matchingSemantics
    mathSymbol mauritania mauritius max maxAbsSlope maxConcurrentOperationCount maxPublishers maxX
    maxXEdge maxY maxYEdge maximalIdentifier maximum maximumAge maximumFractionDigits
    """
}
