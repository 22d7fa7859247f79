#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef double CLLocationDegrees;
typedef double CLLocationDistance;

typedef struct CLLocationCoordinate2D {
  CLLocationDegrees latitude;
  CLLocationDegrees longitude;
} CLLocationCoordinate2D;

NS_SWIFT_SENDABLE
@interface CLLocation : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithLatitude:(CLLocationDegrees)latitude
                       longitude:(CLLocationDegrees)longitude;
@property (readonly, nonatomic) CLLocationCoordinate2D coordinate;
@property (readonly, nonatomic, copy) NSDate *timestamp;
@end

NS_SWIFT_SENDABLE
@interface CLHeading : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface CLVisit : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface CLRegion : NSObject <NSCopying, NSSecureCoding>
@property (readonly, nonatomic, copy) NSString *identifier;
@end

NS_SWIFT_SENDABLE
@interface CLBeacon : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface CLBeaconIdentityConstraint : NSObject <NSCopying, NSSecureCoding>
@end

typedef NS_ENUM(int, CLAuthorizationStatus) {
  kCLAuthorizationStatusNotDetermined = 0,
  kCLAuthorizationStatusRestricted,
  kCLAuthorizationStatusDenied,
  kCLAuthorizationStatusAuthorizedAlways,
  kCLAuthorizationStatusAuthorizedWhenInUse
};

typedef NS_ENUM(NSInteger, CLRegionState) {
  CLRegionStateUnknown,
  CLRegionStateInside,
  CLRegionStateOutside
};

@protocol CLLocationManagerDelegate;

@interface CLLocationManager : NSObject
@property (nonatomic, readonly) CLAuthorizationStatus authorizationStatus;
@property (assign, nonatomic, nullable) id<CLLocationManagerDelegate> delegate;
- (void)requestWhenInUseAuthorization;
- (void)startUpdatingLocation;
- (void)stopUpdatingLocation;
@end

@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager
     didUpdateLocations:(NSArray<CLLocation *> *)locations
    NS_SWIFT_NAME(locationManager(_:didUpdateLocations:));
- (void)locationManager:(CLLocationManager *)manager
       didUpdateHeading:(CLHeading *)newHeading
    NS_SWIFT_NAME(locationManager(_:didUpdateHeading:));
- (BOOL)locationManagerShouldDisplayHeadingCalibration:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager
      didDetermineState:(CLRegionState)state
              forRegion:(CLRegion *)region
    NS_SWIFT_NAME(locationManager(_:didDetermineState:for:));
- (void)locationManager:(CLLocationManager *)manager
        didRangeBeacons:(NSArray<CLBeacon *> *)beacons
    satisfyingConstraint:(CLBeaconIdentityConstraint *)beaconConstraint
    NS_SWIFT_NAME(locationManager(_:didRange:satisfying:));
- (void)locationManager:(CLLocationManager *)manager
         didEnterRegion:(CLRegion *)region
    NS_SWIFT_NAME(locationManager(_:didEnterRegion:));
- (void)locationManager:(CLLocationManager *)manager
          didExitRegion:(CLRegion *)region
    NS_SWIFT_NAME(locationManager(_:didExitRegion:));
- (void)locationManager:(CLLocationManager *)manager
       didFailWithError:(NSError *)error
    NS_SWIFT_NAME(locationManager(_:didFailWithError:));
- (void)locationManager:(CLLocationManager *)manager
    monitoringDidFailForRegion:(nullable CLRegion *)region
                     withError:(NSError *)error
    NS_SWIFT_NAME(locationManager(_:monitoringDidFailFor:withError:));
- (void)locationManager:(CLLocationManager *)manager
    didChangeAuthorizationStatus:(CLAuthorizationStatus)status
    NS_SWIFT_NAME(locationManager(_:didChangeAuthorization:));
- (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager
    didStartMonitoringForRegion:(CLRegion *)region
    NS_SWIFT_NAME(locationManager(_:didStartMonitoringFor:));
- (void)locationManagerDidPauseLocationUpdates:(CLLocationManager *)manager;
- (void)locationManagerDidResumeLocationUpdates:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager
    didFinishDeferredUpdatesWithError:(nullable NSError *)error
    NS_SWIFT_NAME(locationManager(_:didFinishDeferredUpdatesWithError:));
- (void)locationManager:(CLLocationManager *)manager
               didVisit:(CLVisit *)visit
    NS_SWIFT_NAME(locationManager(_:didVisit:));
@end

NS_ASSUME_NONNULL_END
