import Findings

/// The rules about what could not be read, one for each kind of trouble.
enum ReadingRules {
  static let malformedFile = ReadingRule(
    .malformedFile, "W027", .error, "A file is not what its name says, or is cut off."
  ) { PackageResources.malformed_file_md }

  static let unreadableFile = ReadingRule(
    .unreadableFile, "W028", .warning, "A file or folder cannot be opened, or does not exist."
  ) { PackageResources.unreadable_file_md }

  static let oversizedFile = ReadingRule(
    .oversizedFile, "W029", .warning, "A file is too large to be checked."
  ) { PackageResources.oversized_file_md }

  static let unresolvedInfoPlist = ReadingRule(
    .unresolvedInfoPlist, "W030", .warning, "An Info.plist, or a value in it, cannot be resolved."
  ) { PackageResources.unresolved_info_plist_md }

  static let cyclicReference = ReadingRule(
    .cyclicReference, "W031", .warning, "Files include or link to each other in a circle."
  ) { PackageResources.cyclic_reference_md }

  static let nothingToCheck = ReadingRule(
    .nothingToCheck, "W032", .error, "There is no app to check below the path."
  ) { PackageResources.nothing_to_check_md }

  static let appNotRead = ReadingRule(
    .appNotRead, "W100", .error, "An app in the folder was not read, but others were."
  ) { PackageResources.app_not_read_md }

  static let codeInNoTarget = ReadingRule(
    .codeInNoTarget, "W101", .note, "A source file asks for a permission, but it is in no target."
  ) { PackageResources.code_in_no_target_md }

  static let encryptedCode = ReadingRule(
    .encryptedCode, "W121", .note, "Compiled code is encrypted, so its calls cannot be seen."
  ) { PackageResources.encrypted_code_md }

  static let irregularPackage = ReadingRule(
    .irregularPackage, "W053", .note,
    "A package is built in a way that Android ignores and other tools may not."
  ) { PackageResources.irregular_package_md }
}
