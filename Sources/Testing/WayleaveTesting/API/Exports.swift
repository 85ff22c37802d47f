// What the description of a phone mentions, so that a test needs no import but `WayleaveTesting`. Each
// type by its name: an app may have a type of its own that is called `City` or `Coordinate`.
@_exported import enum AuthorizationEngine.IOS
@_exported import struct DeterministicExecution.Asking
@_exported import struct PhoneSimulator.AppPackage
@_exported import struct PhoneSimulator.City
@_exported import struct PhoneSimulator.Coordinate
@_exported import struct PhoneSimulator.LocationFeed
@_exported import struct PhoneSimulator.Peripheral
@_exported import struct PhoneSimulator.PhonePrompt
@_exported import struct PhoneSimulator.SettingsPage
@_exported import struct PhoneSimulator.VirtualApp
@_exported import class PhoneSimulator.VirtualPhone
@_exported import struct PlatformModel.InfoPlistKey
@_exported import struct PlatformModel.OSVersion
