import Findings

/// The rules about what could not be read, one for each kind of trouble.
enum ReadingRules {
  static let malformedFile = ReadingRule(
    .malformedFile, "W027", .error, "A file is not what its name says, or is cut off.")

  static let unreadableFile = ReadingRule(
    .unreadableFile, "W028", .warning, "A file or folder cannot be opened, or does not exist.")

  static let oversizedFile = ReadingRule(
    .oversizedFile, "W029", .warning, "A file is too large to be checked.")

  static let unresolvedInfoPlist = ReadingRule(
    .unresolvedInfoPlist, "W030", .warning, "An Info.plist, or a value in it, cannot be resolved.")

  static let cyclicReference = ReadingRule(
    .cyclicReference, "W031", .warning, "Files include or link to each other in a circle.")

  static let nothingToCheck = ReadingRule(
    .nothingToCheck, "W032", .error, "There is no app to check below the path.")

  static let appNotRead = ReadingRule(
    .appNotRead, "W100", .error, "An app in the folder was not read, but others were.")

  static let codeInNoTarget = ReadingRule(
    .codeInNoTarget, "W101", .note, "A source file asks for a permission, but it is in no target.")

  static let encryptedCode = ReadingRule(
    .encryptedCode, "W121", .note, "Compiled code is encrypted, so its calls cannot be seen.")

  static let irregularPackage = ReadingRule(
    .irregularPackage, "W053", .note,
    "A package is built in a way that Android ignores and other tools may not.")
}
