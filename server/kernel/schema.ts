import type { Generated, JSONColumnType } from 'kysely';
import type {
  AddressTable,
  AttemptTable,
  CodeOutboxTable,
  FormerUseTable,
  CustomerTable,
  GuestTable,
  KnownDeviceTable,
  LoginFailureTable,
  SessionTable,
  VerificationCodeTable,
} from './schema.account.ts';
import type { CourierReviewTable, RefundRequestTable } from './schema.after-orders.ts';
import type {
  AddOnTable,
  BannerTable,
  CategoryTable,
  CustomerInterestTable,
  FoodVariationTable,
  FoodVariationValueTable,
  GoodsVariationTable,
  ItemCategoryTable,
  ItemCountTable,
  ItemTable,
  ReviewImageTable,
  ReviewTable,
  SearchEntryTable,
  SearchWordTable,
  StoreCategoryTable,
  StoreHoursTable,
  StoreTable,
} from './schema.catalogue.ts';
import type { Timestamp } from './schema.columns.ts';
import type { CouponTable, TripCouponTable } from './schema.coupons.ts';
import type { ModuleTable, ZoneModuleTable, ZoneTable } from './schema.location.ts';
import type { ConversationTable, MessageImageTable, MessageTable } from './schema.messaging.ts';
import type {
  CartLineTable,
  CourierPositionTable,
  OrderEventTable,
  OrderLineTable,
  OrderTable,
  PlacementTable,
  QuoteTable,
} from './schema.ordering.ts';
import type { PaymentTable } from './schema.payment.ts';
import type { ParcelCategoryTable, ParcelTable } from './schema.parcel.ts';
import type { OrderPrescriptionTable, PrescriptionFileTable } from './schema.prescriptions.ts';
import type {
  PickupZoneTable,
  RentalBannerTable,
  RentalProviderHoursTable,
  RentalSearchEntryTable,
  RentalProviderTable,
  TripCartLineTable,
  TripCartTable,
  TripLineTable,
  TripStatusChangeTable,
  TripTable,
  VehicleBrandTable,
  VehicleCategoryTable,
  VehicleReviewTable,
  VehicleTable,
} from './schema.rental.ts';
import type { TranslationTable } from './schema.translations.ts';
import type { LedgerEntryTable } from './schema.wallet.ts';
import type {
  WishlistItemTable,
  WishlistProviderTable,
  WishlistStoreTable,
  WishlistVehicleTable,
} from './schema.wishlist.ts';

/**
 * The tables, as the migrations make them. Money is integer minor units of the server's currency, rates
 * are millionths, moments are `timestamptz`, daily times are minutes since midnight in the server's zone.
 */
export type Database = {
  setting: SettingTable;
  zone: ZoneTable;
  module: ModuleTable;
  zone_module: ZoneModuleTable;
  category: CategoryTable;
  store: StoreTable;
  store_hours: StoreHoursTable;
  item: ItemTable;
  goods_variation: GoodsVariationTable;
  food_variation: FoodVariationTable;
  food_variation_value: FoodVariationValueTable;
  item_category: ItemCategoryTable;
  add_on: AddOnTable;
  banner: BannerTable;
  review: ReviewTable;
  customer: CustomerTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  guest: GuestTable;
  address: AddressTable;
  cart_line: CartLineTable;
  quote: QuoteTable;
  placement: PlacementTable;
  coupon: CouponTable;
  orders: OrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  desk_rule: DeskRuleTable;
  example_data: ExampleDataTable;
  attempt: AttemptTable;
  known_device: KnownDeviceTable;
  verification_code: VerificationCodeTable;
  code_outbox: CodeOutboxTable;
  former_use: FormerUseTable;
  translation: TranslationTable;
  rental_provider: RentalProviderTable;
  pickup_zone: PickupZoneTable;
  rental_provider_hours: RentalProviderHoursTable;
  vehicle_category: VehicleCategoryTable;
  vehicle_brand: VehicleBrandTable;
  vehicle: VehicleTable;
  vehicle_review: VehicleReviewTable;
  rental_banner: RentalBannerTable;
  trip_cart: TripCartTable;
  trip_cart_line: TripCartLineTable;
  trip: TripTable;
  trip_line: TripLineTable;
  trip_coupon: TripCouponTable;
  trip_status_change: TripStatusChangeTable;
  wishlist_vehicle: WishlistVehicleTable;
  wishlist_provider: WishlistProviderTable;
  wishlist_item: WishlistItemTable;
  wishlist_store: WishlistStoreTable;
  customer_interest: CustomerInterestTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  rental_search_entry: RentalSearchEntryTable;
  item_count: ItemCountTable;
  store_category: StoreCategoryTable;
  prescription_file: PrescriptionFileTable;
  order_prescription: OrderPrescriptionTable;
  courier_review: CourierReviewTable;
  courier_position: CourierPositionTable;
  refund_request: RefundRequestTable;
  ledger_entry: LedgerEntryTable;
  payment: PaymentTable;
  conversation: ConversationTable;
  message: MessageTable;
  message_image: MessageImageTable;
  review_image: ReviewImageTable;
  parcel_category: ParcelCategoryTable;
  parcel: ParcelTable;
};

/** Everything of the configuration that an owner may change, by key; `value` is any JSON. */
export type SettingTable = { key: string; value: JSONColumnType<object> };

/** What the control desk has asked of a call: latency, a fault, or to be held until let go. */
export type DeskRuleTable = {
  id: Generated<number>;
  /** "GET /api/v1/customer/cart/list", path without query; a trailing * matches the rest. */
  call: string;
  action: JSONColumnType<object>;
  remaining: number | null;
};

/** Which packs of example data the database was filled with. */
export type ExampleDataTable = { pack: string; version: number; filled_at: Timestamp };
