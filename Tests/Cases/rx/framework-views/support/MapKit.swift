import UIKit

@MainActor open class MKAnnotationView: UIView {}
@MainActor open class MKMarkerAnnotationView: MKAnnotationView {}
