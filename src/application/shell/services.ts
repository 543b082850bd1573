import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { profileGateMachine } from '#application/account/profile-gate/machine.ts';
import type { AccountQueries } from '#application/account/account.queries.ts';
import type { devicesMachine } from '#application/account/devices/machine.ts';
import type { notificationsMachine } from '#application/account/notifications/machine.ts';
import type { ownDataMachine } from '#application/account/own-data/machine.ts';
import type { profileMachine } from '#application/account/profile/machine.ts';
import type { selectItemMachine } from '#application/cart/select-item/machine.ts';
import type { CatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import type { RecentlyViewed } from '#application/catalogue/recently-viewed.port.ts';
import type { SearchQueries } from '#application/catalogue/search.queries.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { interestsMachine } from '#application/catalogue/interests/machine.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { addressBookMachine } from '#application/location/address-book/machine.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type { LocationQueries } from '#application/location/location.queries.ts';
import type { ReadCache } from '#application/kernel/read-models.port.ts';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { Late } from '#application/kernel/late.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import type { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import type { CouponQueries } from '#application/ordering/coupon.queries.ts';
import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';
import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import type { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import type { TripQueries } from '#application/rental/trip.queries.ts';
import type { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import type { ConversationQueries } from '#application/messaging/conversation.queries.ts';
import type { threadMachine } from '#application/messaging/thread/machine.ts';
import type { RentalQueries } from '#application/rental/rental.queries.ts';
import type { OrderQueries } from '#application/ordering/order.queries.ts';
import type { requestRefundMachine } from '#application/ordering/request-refund/machine.ts';
import type { writeReviewMachine } from '#application/ordering/write-review/machine.ts';
import type { reorderMachine } from '#application/ordering/reorder/machine.ts';
import type { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import type { ParcelTrackingQueries } from '#application/ordering/parcel-tracking.queries.ts';
import type { KnownParcels } from '#application/parcel/known-parcels.port.ts';
import type { ParcelDrafts } from '#application/parcel/parcel-drafts.port.ts';
import type { ParcelQueries } from '#application/parcel/parcel.queries.ts';
import type { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import type { payMachine } from '#application/payment/pay/machine.ts';
import type { convertPointsMachine } from '#application/wallet/convert-points/machine.ts';
import type { topUpMachine } from '#application/wallet/top-up/machine.ts';
import type { WalletQueries } from '#application/wallet/wallet.queries.ts';
import type { LegalQueries } from './legal.queries.ts';
import type { RailMemory } from './rail-memory.port.ts';
import type { StorefrontActor } from '#application/shell/storefront/selectors.ts';

export type PrefetchedPage = {
  readonly at: Instant;
  /** True where the cached answer of this key has just come with the page. */
  readonly isFresh: (key: string) => boolean;
  /** Server snapshots by local actor, once the app is open; null where it cannot open. */
  readonly snapshots: () => Promise<ReadonlyMap<object, unknown> | null>;
  /** Caches the prefetched reads for this principal. */
  readonly keepFor: (principal: string) => void;
};

/** Services for views: the running actor, machines for pages, and queries. */
export type Services = {
  readonly storefront: StorefrontActor;
  readonly flows: {
    readonly profileGate: typeof profileGateMachine;
  };
  /** Milliseconds before cart and account render in the header. */
  readonly headerWidgetsDelay: number;
  readonly queries: {
    readonly catalogue: CatalogueQueries;
    readonly location: LocationQueries;
  };
  /** Cache of plain reads: one per app. */
  readonly readCache: ReadCache;
  readonly prefetched?: PrefetchedPage | undefined;
  /** Fetched machines of the late children, for the inspector. */
  readonly lateMachines: () => Promise<readonly AnyStateMachine[]>;
  /** Fetches the machine of a dialog about to open. */
  readonly fetchDialog: (id: DialogId) => Promise<unknown>;
  /** Fetched when the first item opens or is about to. */
  readonly selectItem: Late<typeof selectItemMachine>;
  readonly legal: Late<LegalQueries>;
  readonly search: Late<SearchQueries>;
  readonly profile: Late<ProfileFlows>;
  readonly addresses: Late<Addresses>;
  readonly ordering: Late<Ordering>;
  readonly vehicles: Late<RentalQueries>;
  readonly wallet: Late<Wallet>;
  readonly parcelQueries: Late<ParcelQueries>;
  readonly parcel: Late<Parcels>;
  readonly rental: Late<Rental>;
  readonly messaging: Late<Messaging>;
  readonly clock: Clock;
  /** The server reports a new time, for example from its control desk. */
  readonly learnTime: (now: Instant) => void;
  readonly navigator: Navigator;
  readonly sharing: Sharing;
  readonly diet: DietMemory;
  readonly recentlyViewed: RecentlyViewed;
  readonly interestMemory: InterestMemory;
  readonly interests: Late<typeof interestsMachine>;
  readonly rail: RailMemory;
  /** Passed to every actor that a page starts, so that one log has them all. */
  readonly inspect: (event: InspectionEvent) => void;
};

export type ProfileFlows = {
  readonly reads: AccountQueries;
  readonly devices: typeof devicesMachine;
  readonly notifications: typeof notificationsMachine;
  readonly ownData: typeof ownDataMachine;
  readonly profile: typeof profileMachine;
};

export type Addresses = {
  readonly addressBook: typeof addressBookMachine;
  readonly saveAddress: typeof saveAddressMachine;
};

export type Wallet = {
  readonly reads: WalletQueries;
  readonly convertPoints: typeof convertPointsMachine;
  readonly topUp: typeof topUpMachine;
};

export type Ordering = {
  readonly checkout: typeof checkoutMachine;
  readonly payOrder: typeof payMachine;
  readonly trackOrder: typeof trackOrderMachine;
  readonly reorder: typeof reorderMachine;
  readonly writeReview: typeof writeReviewMachine;
  readonly requestRefund: typeof requestRefundMachine;
  readonly orders: OrderQueries;
  readonly coupons: CouponQueries;
  readonly knownOrders: KnownOrders;
  readonly couponMemory: CouponMemory;
};

export type Rental = {
  readonly bookTrip: typeof bookTripMachine;
  readonly payTrip: typeof payMachine;
  readonly trips: TripQueries;
  readonly manageTrip: typeof manageTripMachine;
  readonly knownTrips: KnownTrips;
};

export type Parcels = {
  readonly sendParcel: typeof sendParcelMachine;
  readonly drafts: ParcelDrafts;
  readonly knownParcels: KnownParcels;
  /** A parcel is paid like an order. */
  readonly payOrder: typeof payMachine;
  /** For holders of a parcel's link. */
  readonly tracked: ParcelTrackingQueries;
};

export type Messaging = {
  readonly thread: typeof threadMachine;
  readonly conversations: ConversationQueries;
};
