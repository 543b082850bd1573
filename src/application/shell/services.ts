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

/** What came with a page that the server has rendered. */
export type PrefetchedPage = {
  /** When it was rendered. */
  readonly at: Instant;
  /** Whether the answer that is kept under this key came with the page, just now. */
  readonly isFresh: (key: string) => boolean;
  /** The actors as the server had them, by those that run here, once the app is open; null where it cannot be opened. */
  readonly snapshots: () => Promise<ReadonlyMap<object, unknown> | null>;
  /** Has this principal shown what came with the page. */
  readonly keepFor: (principal: string) => void;
};

/** All that views are given: one running actor, machines that pages start, and questions to ask. */
export type Services = {
  readonly storefront: StorefrontActor;
  readonly flows: {
    readonly profileGate: typeof profileGateMachine;
  };
  /** Milliseconds until cart and account are rendered in the header. */
  readonly headerWidgetsDelay: number;
  readonly queries: {
    readonly catalogue: CatalogueQueries;
    readonly location: LocationQueries;
  };
  /** Where answers to plain reads are kept: one for each app. */
  readonly readCache: ReadCache;
  /** What the server has rendered the page with; missing where the browser draws it. */
  readonly prefetched?: PrefetchedPage | undefined;
  /** The machines of the storefront's children that come late, fetched: for the inspector. */
  readonly lateMachines: () => Promise<readonly AnyStateMachine[]>;
  /** Fetches the machine of a dialog that is about to be opened. */
  readonly fetchDialog: (id: DialogId) => Promise<unknown>;
  /** Fetched when the first item is opened, or about to be, and then kept. */
  readonly selectItem: Late<typeof selectItemMachine>;
  /** The texts of the owner: fetched when one of them is first opened, and then kept. */
  readonly legal: Late<LegalQueries>;
  /** What the page of results reads: fetched when it first opens, and then kept. */
  readonly search: Late<SearchQueries>;
  /** What only the pages of the profile need: fetched when one of them first opens, and then kept. */
  readonly profile: Late<ProfileFlows>;
  /** What only the pages of saved addresses need: fetched when one of them first opens, and then kept. */
  readonly addresses: Late<Addresses>;
  /** What only the pages of ordering need: fetched when one of them first opens, and then kept. */
  readonly ordering: Late<Ordering>;
  /** What only the pages that show vehicles read: fetched when one of them first opens, and then kept. */
  readonly vehicles: Late<RentalQueries>;
  /** What only the pages of money, points and invitations need: fetched when one of them first opens, and then kept. */
  readonly wallet: Late<Wallet>;
  /** What only the pages of parcels need: fetched when one of them first opens, and then kept. */
  readonly parcel: Late<Parcels>;
  /** What only the pages of booked trips need: fetched when one of them first opens, and then kept. */
  readonly rental: Late<Rental>;
  /** What only the inbox needs: fetched when it first opens, and then kept. */
  readonly messaging: Late<Messaging>;
  readonly clock: Clock;
  /** The server has said anew what time it is, such as by its control desk. */
  readonly learnTime: (now: Instant) => void;
  readonly navigator: Navigator;
  readonly sharing: Sharing;
  readonly diet: DietMemory;
  readonly recentlyViewed: RecentlyViewed;
  readonly interestMemory: InterestMemory;
  /** What only the page of interests needs: fetched when it first opens, and then kept. */
  readonly interests: Late<typeof interestsMachine>;
  readonly rail: RailMemory;
  /** Handed to every actor that a page starts, so that one log sees them all. */
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
  readonly reads: ParcelQueries;
  readonly sendParcel: typeof sendParcelMachine;
  readonly drafts: ParcelDrafts;
  readonly knownParcels: KnownParcels;
  /** A parcel is paid as an order is. */
  readonly payOrder: typeof payMachine;
  /** For one who holds the link of a parcel. */
  readonly tracked: ParcelTrackingQueries;
};

export type Messaging = {
  readonly thread: typeof threadMachine;
  readonly conversations: ConversationQueries;
};
