extension KnownMembers {
  /// Part of the table, in order of names; written by `Scripts/known-members`.
  static let c = """
    maximumIntegerDigits maximumLength maximumLengthOfBytes maximumMagnitude maximumMessageSize
    maximumRange maximumRegionMonitoringDistance maximumSignificantDigits maximumUnitCount
    maximumUpdateValueLength maximumWriteValueLength mayotte mb measure measureInterval
    measurement measurementSystem measurementSystems mebibits mebibytes medium megaampereHours
    megaamperes megabits megabytes megahertz megaliters megameters megaohms megapascals megavolts
    megawatts meiteiMayek member memory memoryCapacity menu merge mergeAttributes merging
    mergingAttributes message messageTooBig messages meter meters metersPerSecond
    metersPerSecondSquared metric metricCups metricTons mexico microampereHours microamperes
    micrograms microhertz micrometers micronesia microohms microseconds microvolts microwatts midX
    midY middleName middleOfSentence mile miles milesPerGallon milesPerHour milesPerImperialGallon
    milliampereHours milliamperes millibars milligrams milligramsPerDeciliter millihertz
    milliliters millimeter millimeters millimetersOfMercury millimolesPerLiter milliohms
    milliseconds millisecondsSince1970 millivolts milliwatts mimeType min minX minXEdge minY
    minYEdge mini minimalIdentifier minimum minimumDaysInFirstWeek minimumFractionDigits
    minimumIntegerDigits minimumLength minimumMagnitude minimumRange minimumResolution
    minimumScaleFactor minimumSignificantDigits minimumTolerance minor minorVersion mint minus
    minusSet minusSign minute minuteSecond minutely minutes misplacedCDATAEndStringError
    misplacedXMLDeclarationError missingEntitlement missingPushExtension
    missingPushServerEnvironment mixedContentDeclNotFinishedError mixedContentDeclNotStartedError
    mixedDeclaration modalPresentationStyle mode model modf modificationDate modifier
    modifierLetter modifierSymbol moduleName moldova monaco monday mongolia mongolian
    monitoredRegions monospaced monospacedDigit montenegro month monthSymbols monthly months
    montserrat morocco morphology mountedVolumeURLs move moveAssign moveElement moveInitialize
    moveInitializeMemory moveItem moveObjects moveSubranges moveUpdate moviesDirectory mozambique
    msgid multicast multilineTextAlignment multiple multipliedFullWidth
    multipliedReportingOverflow multiplier multiply multiplying musicDirectory mutableBytes
    mutableContainers mutableContainersAndLeaves mutableCopy mutableLeaves mutableSpan
    mutableString myanmar māori name nameAlias nameComponents nameKey namePrefix nameRequiredError
    nameSuffix named namedPipe names namespace namespaceDeclarationError namespaces namibia nan
    nanograms nanohertz nanometers nanosecond nanoseconds nanowatts narrow native natural nauru
    nauticalMiles navajo navigationBarBackButtonHidden navigationBarHidden navigationBarLeading
    navigationBarTitle navigationBarTitleDisplayMode navigationBarTrailing navigationController
    navigationDestination navigationItem navigationTitle navigationViewStyle near nearbyint negate
    negativeFormat negativeInfinity negativeInfinitySymbol negativeNormal negativePrefix
    negativeSubnormal negativeSuffix negativeZero negotiatedSSL negotiatedTLSCipherSuite
    negotiatedTLSProtocolVersion nepal nepali nestedContainer nestedUnkeyedContainer netherlands
    network networkConnectionLost networkDomainMask networkLoad networkProtocolName
    networkServiceType networkServiceTypeCallSignaling neuter never newCaledonia newZealand
    newline newlineSequence newlines newtonsPerMetersSquared next nextDate
    nextDaylightSavingTimeTransition nextDeadline nextDown nextObject nextPartialResult nextResult
    nextSibling nextTime nextTimePreservingSmallerComponents nextUp nextWeekend nextWeekendAfter
    nextafter nextstep nibbles nicaragua nickname niger nigeria nilSymbol niue nmTokenAttribute
    nmTokensAttribute nmtokenRequiredError noDTDError noError noFileProtection noNetwork
    noPermissionsToReadFile noPhone noQoS noRunLoop noStatusReceived nodeCompactEmptyElement
    nodeExpandEmptyElement nodeIsCDATA nodeLoadExternalEntitiesAlways
    nodeLoadExternalEntitiesNever nodeLoadExternalEntitiesSameOriginOnly nodeNeverEscapeContents
    nodePreserveAll nodePreserveAttributeOrder nodePreserveCDATA nodePreserveCharacterReferences
    nodePreserveDTD nodePreserveEmptyElements nodePreserveEntities nodePreserveNamespaceOrder
    nodePreservePrefixes nodePreserveQuotes nodePreserveWhitespace nodePrettyPrint
    nodePromoteSignificantWhitespace nodeUseDoubleQuotes nodeUseSingleQuotes nodes nonBase
    nonBaseCharacters nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy
    nonLossyASCII none nonspacingMark nonzeroBitCount norfolkIsland normal normalClosure
    normalizeAdjacentTextNodesPreservingCDATA normalized northMacedonia northernMarianaIslands
    norway norwegian norwegianBokmål norwegianNynorsk not notANumber notANumberSymbol notAllowed
    notConnected notConnectedToInternet notDetermined notDirectory notEqualTo notOnQueue notOpen
    notReordered notWellBalancedError notation notationAttribute notationDeclaration notationName
    notationNotFinishedError notationNotStartedError notice notifications notify
    notifyEncryptionRequired notifyEntryStateOnDisplay notifyOnEntry notifyOnExit noun now nth
    nukta null nullDevice number numberFormat numberFormatter numberOfCaptureGroups numberOfLines
    numberOfMatches numberOfRanges numberOfSteps numberPart numberStyle numberSymbol
    numberingSystem numeral numeric numericCast numericType numericValue objCType object
    objectEnumerator objectForm objectIsForced objectValue objectWillChange objects occurrences
    ocean ocombine octal oddHalf odia of offset offsetBy offsetInFile ohms olChiki oman
    omitPaddingCharacter omitted onAppear onChange onDelete onDisappear onName onOpenURL onQueue
    onQueueAsBarrier onReceive onSender onSubmit onTapGesture onTermination onThisThread one
    oneBased oneDigit oneToTwelve oneToTwentyFour onlyFromMainDocumentDomain op opacity open
    openCompleted openL2CAPChannel openNotificationSettingsURLString openPunctuation
    openSettingsURLString openStep openURL opening operatingSystemVersion
    operatingSystemVersionString operationCancelled operationCount operationNotSupported
    operations optional options or orange order orderedAscending orderedDescending orderedSame
    ordinal ordinalOfDayInMonth ordinality orientation orientationDidChangeNotification origin
    originDevice originURL original originalRequest orthography os_log os_signpost os_unfair_lock
    os_unfair_lock_lock os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock
    os_unfair_lock_unlock other otherLetter otherNavigation otherNumber otherPunctuation
    otherSymbol ounce ounces ouncesTroy outOfMemoryError outOfSpace output outputFormat
    outputFormatting outputStream outside overCurrentContext overFullScreen overflow overlaps
    overlay overlongEncodingByte ownerAccountID ownerAccountName pad padded padding
    paddingCharacter paddingPosition pageSheet pakistan palau palestinianTerritories panama
    papuaNewGuinea paragraph paragraphRange paragraphSeparator paraguay parameter parameterString
    parent parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy parsecs parsed
    parsedEntityRefAtEOFError parsedEntityRefInEpilogError parsedEntityRefInInternalError
    parsedEntityRefInInternalSubsetError parsedEntityRefInPrologError
    parsedEntityRefMissingSemiError parsedEntityRefNoNameError parser parserDidEndDocument
    parserDidStartDocument parserError partOfSpeech particle partition partsPerMillion pashto
    passRetained passUnretained password passwordKey pastEnd patchVersion path pathComponents
    pathExtension pathKey paths pathsMatchingExtensions pattern pause
    pausesLocationUpdatesAutomatically pausingHandler pb pcdataRequiredError pebibits pebibytes
    peer peerConnected peerDisconnected peerRemovedPairingInformation perMillSymbol percent
    percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
    percentEncodedQuery percentEncodedQueryItems percentEncodedUser percentSymbol perform
    performDefaultHandling performSegue peripheral peripheralData peripheralDidUpdateName
    peripheralDidUpdateRSSI peripheralDisconnected peripheralIsReady peripheralManager
    peripheralManagerDidStartAdvertising peripheralManagerDidUpdateState peripheralManagerIsReady
    peripheralUUIDs permanent permissions persian persistence persistenceUnavailable
    persistentDomain persistentIdentifier personNameComponent peru petabits petabytes philippines
    phone phoneNumber phonetic phoneticRepresentation physicalMemory pi pickerStyle picograms
    picometers picoseconds picowatts picturesDirectory pink pints pitcairnIslands pitch
    placeholder plain playgroundDescription plural pluralFew pluralMany pluralTwo plus plusSign
    pmSymbol pointSize pointValue pointee pointer pointsOfInterest pointwiseMax pointwiseMin
    poland policyViolation polish popFirst popLast popViewController popover port portKey portList
    portrait portraitUpsideDown portugal portuguese position positiveFormat positiveInfinity
    positiveInfinitySymbol positiveNormal positivePrefix positiveSubnormal positiveSuffix
    positiveZero posix posixPermissions possessive possessiveAdjectiveForm possessiveForm post
    postalCode postsUnheard pound pounds poundsForcePerSquareInch pow poweredOff poweredOn
    precision precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
    precondition preconditionFailure preconditionIsolated predecessor predefined
    predefinedEntityDeclaration predefinedNamespace predicate predicateFormat
    preferencePanesDirectory preferredAction preferredColorScheme preferredIOBlockSize
    preferredIOBlockSizeKey preferredLanguages preferredLocales preferredLocalizations
    preferredName preferredStyle prefetch prefix prefixMatch preflight prematureDocumentEndError
    prepare prepareQueueFull prepend preposition present presentation presentationMode
    presentedViewController presentingViewController press pressure prettyPrinted previews
    previous previousFailureCount previousSibling previousTimePreservingSmallerComponents primary
    primaryAction primaryActionTriggered principal principalClass print
    printerDescriptionDirectory priority private privateFrameworksPath privateFrameworksURL
    privateUse process processIdentifier processInfo processName processingInstruction
    processingInstructionNotFinishedError processingInstructionNotStartedError processorCount
    produceFileReferenceURLs producesRelativePathURLs progress projectedValue promptDeclined
    pronoun properties property propertyList propertyListReadCorrupt propertyListReadStream
    propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream
    proposedCredential protectionKey protectionSpace protocol protocolClasses protocolError
    protocolFamily provideScope proximity proximityUUID proxyType psm public publicID
    publicIdentifierRequiredError publish publishL2CAPChannel publisher publishers puertoRico
    punctuation punctuationCharacters punjabi purple pushViewController qatar qos qosClass
    qualityOfService quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts
    quaternary quaternion query queryActivityStarting queryItems queryPedometerData
    queryStepCountStarting queue queuePriority quietNaN quotationBeginDelimiter
    quotationBeginDelimiterKey quotationEndDelimiter quotationEndDelimiterKey quote
    quotientAndRemainder radians radius radix raise raiseException raising random randomElement
    range rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences
    rangeOfFirstMatch rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort
    rangeOfQuery rangeOfScheme rangeOfUser rangeValue rangeView rangedBeaconConstraints
    rangedRegions ranges rangingFailure rangingUnavailable rawValue read
    readCompletionNotification readData readDataToEndOfFile readEncryptionRequired
    readInBackgroundAndNotify readLine readNotPermitted readRSSI readToEnd
    readToEndOfFileInBackgroundAndNotify readValue readabilityHandler readable reading realm
    reason receive receiveCancel receiveCompletion receiveOutput receivePort receiveRequest
    receiveSubscription receiveValue receivesCredentialSecurely receiving record
    recordAccelerometer recording recoveryAttempter recoveryOptions recoverySuggestion rectValue
    recurrences red redirectCount redirectToNonExistentLocation redraw reduce reducedAccuracy
    referenceCount refinement reflexiveForm refreshable regex region regionCode
    regionMonitoringDenied regionMonitoringFailure regionMonitoringResponseDelayed
    regionMonitoringSetupDelayed regions register registerClass registerForConnectionEvents
    registerForRemoteNotifications registrationDomain regular regularExpression
    regularExpressionCheckingResult regularMaterial rejectProtectionSpace
    rejectProtectionSpaceAndContinue relatedGregorian relatedGregorianYear relative
    relativeAltitude relativePath relativePriority relativeString relaxed release releasing
    reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData
    reloadRevalidatingCacheData reluctant remainder remainderReportingOverflow remote
    remoteAddress remoteNotification remotePort removals remove removeAll
    removeAllCachedResourceValues removeAllCachedResponses removeAllIndexes removeAllObjects
    removeAllServices removeAttribute removeCachedResourceValue removeCachedResponse
    removeCachedResponses removeCharacters removeChild removeCookies removeDependency
    removeDuplicates removeFirst removeFromParent removeFromSuperview removeItem removeLast
    removeLastObject removeNamespace removeObject removeObjects removeObserver
    removePersistentDomain removeProperty removeSubrange removeSubranges removeSuite removeTarget
    removeValue removeVolatileDomain removingLastIndex removingPercentEncoding removingSubranges
    remquo rename renderingMode repeatElement repeatForever repeatedTimePolicy repeatedValue
    repetitionBehavior replace replaceAttributes replaceBytes replaceCharacters replaceChild
    replaceEmpty replaceError replaceItem replaceItemAt replaceMatches replaceNil replaceObject
    replaceObjects replaceOccurrences replaceSubrange replacement replacementIndex
    replacementObject replacementString replacing replacingAttributes replacingCharacters
    replacingOccurrences reportCompletion reportProgress republicOfChina request
    requestAlwaysAuthorization requestBodyStreamExhausted requestCachePolicy requestEndDate
    requestHeaderFields requestIsCacheEquivalent requestLocation requestNotSupported requestReview
    requestStartDate requestState requestTemporaryFullAccuracyAuthorization
    requestWhenInUseAuthorization require requiredEnd requiredKeys requiresSecureCoding
    reserveCapacity reservedSpaceLength reset resetBytes resetStandardUserDefaults
    resetSystemTimeZone resetting resignCurrent resignFirstResponder resizable resolveNamespace
    resolvePrefix resolveSymlinksInPath resolvingSymlinksInPath resourceFetchType resourcePath
    resourceSpecifier resourceURL resourceUnavailable resourceValues respond response
    responseEndDate responseStartDate restricted result resultType resume resumingHandler retain
    retries retrieveConnectedPeripherals retrievePeripherals retry returnCacheDataDontLoad
    returnCacheDataElseLoad reverse reverseGeocodeLocation reverseObjectEnumerator reversed
    reversedSortDescriptor revoke revolutions rhs right rightToLeft rint rohingya role roll
    romania romanian root rootDocument rootElement rootType rootViewController rotate
    rotationMatrix rotationRate round rounded roundedBorder rounding roundingBehavior
    roundingIncrement roundingMode roundingRule rssi run runBoundaries runDetached runLoop runNext
    runSynchronously running runs russia russian rwanda réunion sRGB sRGBLinear safeAreaInsets
    saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin saintPierreMiquelon
    saintVincentGrenadines same sameOriginOnly samePosition samoa samoan sanMarino sanskrit
    santali satisfied saturday saudiArabia sayOnce scalarCount scalarValue scalbn scale
    scaleAspectFill scaleAspectFit scaleEffect scaleToFill scaleX scaledToFill scaledToFit scan
    scanCharacter scanCharacters scanCharactersFromSet scanDecimal scanDouble scanFloat
    scanForPeripherals scanHexDouble scanHexFloat scanHexInt32 scanHexInt64 scanInt scanInt32
    scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo scanUpToCharacters
    scanUpToCharactersFromSet scanUpToString scandinavianMiles scene sceneDidBecomeActive
    sceneDidDisconnect sceneDidEnterBackground scenePhase sceneWillEnterForeground
    sceneWillResignActive schedule scheduleOneshot scheduleRepeating scheduledTimer scheduler
    scheme scientific scopeProvider screen script scriptCode searchBackwards searchRules second
    secondFraction secondary secondaryGroupingSize secondaryLabel seconds secondsFromGMT
    secondsSince1970 secure secureConnectionEndDate secureConnectionFailed
    secureConnectionStartDate seek seekToEnd seekToEndOfFile segmented selected self semibold send
    sendActions sendPing sendPort sendSubviewToBack sender senegal sensitive sensorLocation
    sentence separatorRequiredError sequence sequentiallyConsistent serbia serbian serialized
    serif serverCertificateHasBadDate serverCertificateHasUnknownRoot serverCertificateNotYetValid
    serverCertificateUntrusted serverPush service serviceExtensionWillTerminate
    serviceSessionRequired serviceUUIDs services session sessionDescription set setArray
    setAttributedString setAttributes setAttributesWith setCancelHandler setChildren setClass
    setClassName setCookie setCookies setCustomPronoun setData setDefaultCredential setDelegate
    setDesiredConnectionLatency setDictionary setErrorAndReturn setEventHandler setFailureType
    setImage setInterval setLimit setLocalizedDateFormatFromTemplate setNeedsLayout setNotifyValue
    setObject setOn setPersistentDomain setPositions setProperty setRegistrationHandler
    setResourceValue setResourceValues setRootElement setSet setSpecific setString setStringValue
    setTarget setTemporaryResourceValue setTitle setTitleColor setUserInfoObject
    setUserInfoValueProvider setValue setVolatileDomain settingAttributes severity seychelles
    shadow shadowColor shadowOffset shadowOpacity shadowRadius share shared
    sharedContainerIdentifier sharedCookieStorage sharedFrameworksPath sharedFrameworksURL
    sharedKeySet sharedPublicDirectory sharedSupportPath sharedSupportURL sharedUnownedExecutor
    sheet shift shiftIndexesStarting shiftJIS short shortDaylightSaving shortGeneric
    shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
    shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortStandard shortTons
    shortWeekdaySymbols shortcutItem shortened shouldProcessNamespaces
    shouldReportNamespacePrefixes shouldResolveExternalEntities
    shouldUseExtendedBackgroundIdleMode show showsBackgroundLocationIndicator
    showsDeviceMovementDisplay shuffle shuffled sidebar sierraLeone sign signal signalingNaN
    significand significandBitCount significandBitPattern significandWidth significantDigits
    significantLocationChangeMonitoringAvailable significantTimeChangeNotification
    signpostsEnabled signum simple sin sindhi singapore singleValueContainer singular sinh sinhala
    sink sintMaarten size sizeValue skipBack skipDescendants skipForward skipHiddenVolumes
    skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants sleep slope slovak
    slovakia slovenia slovenian slugs small smallestEncoding socket socketSecurityLevelKey
    socketType socksProxyConfigurationKey solomonIslands somalia some sort sortRange sorted
    sortedArray sortedArrayHint sortedCookies sortedKeys source sourceApplication
    sourceInformation sourceLocation southAfrica southGeorgiaSouthSandwichIslands southKorea
    southSudan space spaceRequiredError spaceSeparator spacingMark spain span spanish spawn
    spawnUnlessCancelled specificName speed speedAccuracy spellOut spelledOutValue spelling
    spellsOutZero split spring squareCentimeters squareFeet squareInches squareKilometers
    squareMegameters squareMeters squareMicrometers squareMiles squareMillimeters squareNanometers
    squareRoot squareYards sriLanka ssLv2 ssLv3 stable stack stackSize standalone
    standaloneMonthSymbols standaloneQuarterSymbols standaloneValueError standaloneWeekdaySymbols
    standard standardError standardErrorContent standardInput standardOutput standardOutputContent
    standardize standardized standardizedFileURL standardizingPath start
    startAbsoluteAltitudeUpdates startAccelerometerUpdates startActivityUpdates startAdvertising
    startDate startDeviceMotionUpdates startEventUpdates startGyroUpdates startIndex startLoading
    startMagnetometerUpdates startMonitoring startMonitoringLocationPushes
    startMonitoringSignificantLocationChanges startMonitoringVisits startOfDay startOfLine
    startOfSubject startRangingBeacons startRelativeAltitudeUpdates startStepCountingUpdates
    startUpdates startUpdatingHeading startUpdatingLocation starts state stationary statusCode
    stone stones stop stopAbsoluteAltitudeUpdates stopAccelerometerUpdates stopActivityUpdates
    stopAdvertising stopDeviceMotionUpdates stopEventUpdates stopGyroUpdates stopLoading
    stopMagnetometerUpdates stopMonitoring stopMonitoringLocationPushes
    stopMonitoringSignificantLocationChanges stopMonitoringVisits stopRangingBeacons
    stopRelativeAltitudeUpdates stopScan stopStepCountingUpdates stopUpdates stopUpdatingHeading
    stopUpdatingLocation storagePolicy store storeBytes storeCachedResponse storeIfNil stream
    streamError streamStatus strict strictInterval stride string stringArray
    stringByReplacingMatches stringComparator stringEncoding stringNotClosedError
    stringNotStartedError stringRepresentation stringValue stringsByAppendingPaths
    stripCombiningMarks stripDiacritics stroke struct style subAdministrativeArea subLocality
    subRegions subThoroughfare subarray subcontinent subdata subdivision subheadline subject
    subjectForm subjectType subpaths subpathsOfDirectory subpredicates subquery subranges
    subscribe subscribedCentrals subscript substring substringNotRequired subtract subtracting
    subtractingReportingOverflow subviews success successor suffix suggestedFilename sum sunday
    superDecoder superEncoder superclass superclassMirror superview supports supportsSecureCoding
    suppressed suriname surrogate surrogateCodePointByte suspend suspended suspending
    svalbardJanMayen swahili swap swapAt sweden swedish swift_unboxFromSwiftValueWithType switch
    switchToLatest switzerland symbol symbolicLink symbols symmetricDifference sync synchronizable
    synchronize synchronizeFile syriac system systemBackground systemBlue systemDomainMask
    systemEpoch systemFileNumber systemFont systemFreeNodes systemFreeSize systemGray systemGreen
    systemID systemIndigo systemLanguages systemName systemNodes systemNumber systemOrange
    systemPink systemPurple systemRed systemSize systemTeal systemUptime systemVersion
    systemYellow sãoToméPríncipe tX tY tabItem tablespoons tag tagNameMismatchError tagNames
    tagNamesKey tagalog tags taiwan tajik tajikistan take takeFailure takeRetainedValue
    takeUnretainedValue tamil tan tanh tanzania tap task taskDescription taskIdentifier
    taskInterval tb tcp teal teaspoons tebibits tebibytes telugu temperature template
    temporaryDirectory terabits terabytes terahertz terawatts terminate terminated
    terminationHandler terminationReason terminationStatus territory tertiary test testDescription
    text textAlignment textAttributesForNegativeInfinity textAttributesForNegativeValues
    textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
    textAttributesForPositiveValues textAttributesForZero textChanged textColor textEncodingName
    textFieldDidEndEditing textFieldShouldReturn textFieldStyle textFields textSegmentBoundary
    tgamma thaana thai thailand thickMaterial thin thinMaterial thoroughfare thousandSeparator
    threadDictionary threeDigits throttle throughputKey throw thumbnailDictionaryKey thumbnailKey
    thursday tibetan time timeInterval timeIntervalBetween1970AndReferenceDate timeIntervalSince
    timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate timeLimit
    timeLimitExceeded timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator
    timedOut timeout timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource timer
    timestamp timorLeste tint tintColor title title2 title3 titlecaseLetter titlecaseMapping tlSv1
    tls tlsHandshakeFailure tls_ciphersuite_t tls_protocol_version_t toLatin toMemory
    toNearestOrAwayFromZero toNearestOrEven toOpaque toUnicodeName toXMLHex toggle toggleStyle
    togo tokelau tolerance tonga tongan tooManyLEPairedDevices toolbar top topBarLeading
    topBarTrailing topLeading topLeft topRight topToBottom topTrailing topViewController
    totalCostLimit totalFileAllocatedSize totalFileAllocatedSizeKey totalFileSize totalFileSizeKey
    totalUnitCount touchDown touchUpInside towardZero trace trailSurrogate trailing
    trailingZeroBitCount traits transactionMetrics transcode transcodedLength transform
    transformStruct transformingAttributes transitInformation translate translateX
    translatesAutoresizingMaskIntoConstraints trashDirectory trimPrefix trimmingCharacters
    trimmingPrefix trinidadTobago tristanDaCunha true trueBranch trueHeading truncate truncateFile
    truncatedScalar truncatingRemainder try tryAllSatisfy tryCatch tryCompactMap tryContains
    tryDrop tryFilter tryFirst tryLast tryLock tryMap tryMax tryMin tryPrefix tryReduce
    tryRemoveDuplicates tryScan tuesday tunisia tuple turkey turkish turkmen turkmenistan
    turksCaicosIslands tuvalu tv twelveHour twentyFourHour twoDigitStartDate twoDigits
    twoDigitsNoAMPM type typeBlockSpecial typeCharacterSpecial typeDirectory typeIdentifier
    typeIdentifierKey typeMismatch typeRegular typeSocket typeSymbolicLink typeUnknown
    ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
    ubiquitousFileUnavailable ubiquitousItemContainerDisplayName
    ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested
    ubiquitousItemDownloadRequestedKey ubiquitousItemDownloadingError
    ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
    ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey
    ubiquitousItemIsDownloading ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded
    ubiquitousItemIsUploadedKey ubiquitousItemIsUploading ubiquitousItemIsUploadingKey
    ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey udp uganda uint16Value
    uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp ulpOfOne ultraLight
    ultraThinMaterial unarchiveObject unarchiveTopLevelObjectWithData unarchivedObject unarchiver
    unarchiverDidFinish unarchiverWillFinish unassigned unattached unauthorized unavailable
    unbounded uncached uncalibrated uncaughtSignal uncoded unconditional undeclaredEntityError
    undefinedDeclaration undefinedVariable underestimatedCount underflow underline underlying
    underlyingError underlyingErrors underlyingQueue unexpectedContinuationByte unfinishedTagError
    unichar unicode unicodeScalar unicodeScalars unicodeScalarsEqual unidentified union unionSet
    unit unitString unitStringDisplayedAdjacent unitStyle unitWidth unitedArabEmirates
    unitedKingdom unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands units
    unitsStyle universalLinksOnly unkeyedContainer unknown unknownDevice unknownEncodingError
    unkownDevice unlikelyError unlimited unload unlock unmap unmonitored unownedExecutor
    unownedTaskExecutor unparsed unparsedEntityError unplugged unpublishL2CAPChannel
    unregisterClass unsafeArgv unsafeBitCast unsafeDowncast unsafeLoad unsafeLoadUnaligned
    unsafelyUnwrapped unsatisfied unspecified unsupported unsupportedData unsupportedGroupType
    unsupportedPlatform unsupportedURL untilFinished up update updateUIView updateUIViewController
    updateValue upload uploadTask upper upperBound uppercaseLetter uppercaseLetters
    uppercaseMapping uppercased upstream uptimeNanoseconds urdu uri uriFragmentError
    uriRequiredError url urlCache urlContexts urlCredentialStorage urlFragmentAllowed
    urlHostAllowed urlPasswordAllowed urlPathAllowed urlProtocol urlProtocolDidFinishLoading
    urlQueryAllowed urlSession urlUserAllowed urls uruguay us use useAll useBytes useCredential
    useDefaultKeys useEB useGB useKB useMB useNewRequest usePB useProtocolCachePolicy useTB
    useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB user userAcceleration
    userActivityConnectionUnavailable userActivityHandoffFailed
    userActivityHandoffUserInfoTooLarge userActivityRemoteApplicationTimedOut
    userAuthenticationRequired userCancelled userCancelledAuthentication userDirectory
    userDomainMask userInfo userInfoValueProvider userInitiated userInteractive userInterfaceIdiom
    userInterfaceStyle userKey userName usesGroupingSeparator usesMetricSystem
    usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian utf16LittleEndian utf16Offset
    utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount utf8Span utf8Start
    utf8String utility uuid uuidNotAllowed uuidString uuid_string_t uuid_t uyghur uzbek uzbekistan
    valid validate value valueAttachmentFailed valueChanged valueLengthLimits valueNotFound
    valueType values vanuatu variable variant variantCode vaticanCity venezuela verb verbatim
    version version4 version5 versionKey vertical verticalAccuracy verticalWhitespace veryHigh
    veryLow veryShortMonthSymbols veryShortStandaloneMonthSymbols
    veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video vietnam vietnamese view
    viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad
    viewWillAppear viewWillDisappear viewWillLayoutSubviews vikram virama visibleViewController
    vision voIP voice voip volatileDomain volatileDomainNames volts volume volumeAvailableCapacity
    volumeAvailableCapacityKey volumeCreationDate volumeCreationDateKey volumeIdentifier
    volumeIdentifierKey volumeIsAutomounted volumeIsAutomountedKey volumeIsBrowsable
    volumeIsBrowsableKey volumeIsEjectable volumeIsEjectableKey volumeIsEncrypted
    volumeIsEncryptedKey volumeIsInternal volumeIsInternalKey volumeIsJournaling
    volumeIsJournalingKey volumeIsLocal volumeIsLocalKey volumeIsReadOnly volumeIsReadOnlyKey
    volumeIsRemovable volumeIsRemovableKey volumeIsRootFileSystem volumeIsRootFileSystemKey
    volumeLocalizedFormatDescription volumeLocalizedFormatDescriptionKey volumeLocalizedName
    volumeLocalizedNameKey volumeMaximumFileSize volumeMaximumFileSizeKey volumeName volumeNameKey
    volumeResourceCount volumeResourceCountKey volumeSupportsAdvisoryFileLocking
    volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
    volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames
    volumeSupportsCaseSensitiveNamesKey volumeSupportsCompression volumeSupportsCompressionKey
    volumeSupportsExclusiveRenamingKey volumeSupportsExtendedSecurity
    volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey volumeSupportsHardLinks
    volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey
    volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming
    volumeSupportsRenamingKey volumeSupportsRootDirectoryDates volumeSupportsRootDirectoryDatesKey
    volumeSupportsSparseFiles volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey
    volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizes
    volumeSupportsVolumeSizesKey volumeSupportsZeroRuns volumeSupportsZeroRunsKey
    volumeTotalCapacity volumeTotalCapacityKey volumeURLForRemounting volumeURLForRemountingKey
    volumeURLKey volumeUUIDString volumeUUIDStringKey w wait waitForAll
    waitForDataInBackgroundAndNotify waitUntilAllOperationsAreFinished waitUntilExit
    waitUntilFinished walking wallisFutuna warning watts weakCompareExchange webSocketTask
    wednesday week weekOfMonth weekOfYear weekday weekdayOrdinal weekdaySymbols weekdays weekly
    weeks weight welsh westernSahara wheel whenFull whenIdle whenInUse white whitespace
    whitespaceAndNewline whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide width
    widthInsensitive willChangeValue willConnectNotification willDeactivateNotification
    willEnterForegroundNotification willMove willResignActiveNotification willSet
    willTerminateNotification window windowApplication windowScene windows windowsCP1250
    windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 windowsLocaleCode with12s
    withAlphaComponent withAnimation withCString withCancellationHandler withCheckedContinuation
    withCheckedThrowingContinuation withColonSeparatorInTime withColonSeparatorInTimeZone
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
    withDashSeparatorInDate withDay withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
    withDiscardingTaskGroup withExtendedLifetime withFileSystemRepresentation
    withFractionalSeconds withFullDate withFullTime withGroup withInternetDateTime
    withIntervalSignpost withKnownIssue withLock withLockIfAvailable withLockUnchecked
    withMemoryRebound withMonth withMutableCharacters withMutation withObservationTracking
    withResponse withSerialExecutor withSpaceBetweenDateAndTime withTaskCancellationHandler
    withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler
    withThrowingDiscardingTaskGroup withThrowingTaskGroup withTime withTimeZone
    withTransparentBounds withUTF8 withUTF8Buffer withUnsafeBufferPointer withUnsafeBytes
    withUnsafeContinuation withUnsafeCurrentTask withUnsafeFileSystemRepresentation
    withUnsafeMutableBufferPointer withUnsafeMutableBytes withUnsafeMutablePointer
    withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader withUnsafeMutablePointers
    withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList
    withValue withWeekOfYear withYear withoutActuallyEscaping withoutAnchoringBounds
    withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting withoutResponse withoutUI
    word wordBoundary wordBoundaryKind words workItem world wrapComponents wrapped wrappedSum
    wrappedValue wrappingAdd wrappingSubtract write writeEncryptionRequired writeJSONObject
    writeNotPermitted writeValue writeWithoutResponse writeabilityHandler writeable writing
    writingDirection x xArbitraryCorrectedZVertical xArbitraryZVertical xMagneticNorthZVertical
    xPath xTrueNorthZVertical xhtml xml xmlData xmlDeclNotFinishedError xmlDeclNotStartedError
    xmlString xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid y y0 y1 yard
    yards yaw yb ybOrHigher year yearForWeekOfYear yearly yellow yemen yiddish yield yn yobibits
    yobibytes yottabits yottabytes z zIndex zambia zb zebibits zebibytes zero zeroBased
    zeroByteResource zeroPadsFractionDigits zeroSymbol zeroToEleven zeroToTwentyThree
    zeroValueUnitsDisplay zettabits zettabytes zimbabwe zip
    """
}
