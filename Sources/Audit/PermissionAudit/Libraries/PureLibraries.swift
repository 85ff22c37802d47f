import AppArtifacts

/// Packages without native code, or with none for iOS: Dart and JavaScript alone, and fonts.
///
/// From the pages of pub.dev, which list no native plugin for them, and from the contents of the
/// packages at npmjs.com: they hold neither an ios folder nor a podspec.
enum PureLibraries {
  static let names: Set<String> = dart.union(javaScript)

  private static let dart = set(
    """
    cupertino_icons material_design_icons_flutter font_awesome_flutter google_fonts ionicons
    line_icons flutter_svg vector_graphics lottie shimmer cached_network_image
    flutter_cache_manager photo_view carousel_slider smooth_page_indicator fl_chart
    flutter_spinkit flutter_slidable auto_size_text dotted_border animations
    provider bloc flutter_bloc hydrated_bloc equatable riverpod flutter_riverpod hooks_riverpod
    riverpod_annotation flutter_hooks get get_it injectable mobx flutter_mobx redux flutter_redux
    rxdart async collection meta go_router auto_route beamer
    http dio retrofit chopper graphql graphql_flutter web_socket_channel web_socket html xml yaml
    csv archive convert crypto encrypt pointycastle mime http_parser cookie_jar dio_cookie_manager
    json_annotation json_serializable freezed freezed_annotation built_value built_collection
    intl timeago easy_localization flutter_localizations slang slang_flutter uuid logging logger
    talker talker_flutter path characters quiver dartz fpdart tuple decimal money2 url_strategy
    flutter_map latlong2 geojson proj4dart mgrs_dart vector_math matrix2d polylabel
    hive hive_ce sembast drift isar_generator state_notifier stack_trace stream_transform clock
    markdown flutter_markdown flutter_html html_unescape linkify flutter_linkify
    pin_code_fields pinput mask_text_input_formatter form_field_validator flutter_form_builder
    form_builder_validators table_calendar syncfusion_flutter_charts syncfusion_flutter_core
    percent_indicator badges modal_bottom_sheet sliding_up_panel pull_to_refresh
    infinite_scroll_pagination flutter_staggered_grid_view staggered_grid_view_flutter
    expandable readmore flutter_rating_bar introduction_screen salomon_bottom_bar
    convex_bottom_bar animated_text_kit page_transition another_flushbar fluttericon
    adaptive_theme flex_color_scheme dynamic_themes responsive_framework flutter_screenutil
    gap sizer validators email_validator string_similarity diacritic nested watcher glob
    """)

  private static let javaScript = set(
    """
    react-native-paper react-native-elements @rneui/base @rneui/themed react-native-modal
    react-native-animatable react-native-size-matters react-native-swiper react-native-calendars
    react-native-gifted-chat react-native-toast-message react-native-iphone-x-helper
    react-native-snap-carousel react-native-chart-kit react-native-dropdown-picker
    react-native-render-html react-native-tab-view react-native-url-polyfill react-native-web
    react-native-super-grid react-native-swipe-list-view react-native-collapsible
    react-native-progress react-native-ratings react-native-status-bar-height
    react-native-keyboard-aware-scroll-view react-native-responsive-screen react-native-dotenv
    react-native-svg-transformer react-native-modal-datetime-picker react-native-markdown-display
    react-native-skeleton-placeholder react-native-swipe-gestures react-native-uuid
    react-native-phone-number-input react-native-country-picker-modal react-native-vector-image
    @react-native/babel-preset @react-native/metro-config @react-native/eslint-config
    @react-native/typescript-config @react-native-community/cli
    @react-native-community/eslint-config metro-react-native-babel-preset react-native-codegen
    """)

  private static func set(_ text: String) -> Set<String> {
    let words = text[...].parts(between: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    return Set(words.map(String.init))
  }
}
