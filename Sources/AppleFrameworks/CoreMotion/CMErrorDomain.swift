/// The domain of the errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"
