import WayleaveCommands

Wayleave.main()
