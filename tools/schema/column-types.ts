/** Column types that the database does not declare: JSON content, and texts without a check. */
export const COLUMN_TYPES: Readonly<Record<string, string>> = {
  'cart_line.add_ons': '{ id: number; quantity: number }[]',
  'cart_line.variation': 'object[]',
  'code_outbox.purpose': 'CodePurpose',
  'conversation.partner': 'PartnerKind',
  'item.allergies': 'string[]',
  'item.choice_options': 'ChoiceOptionRow[]',
  'item.generic_names': 'string[]',
  'item.nutrition': 'string[]',
  'item.tags': 'string[]',
  'ledger_entry.kind': 'LedgerKind',
  'order_event.status': 'OrderStatus',
  'order_line.add_ons': 'OrderedAddOn[]',
  'order_line.variation': 'OrderedVariation[]',
  'orders.status': 'OrderStatus',
  'rental_provider.closed_dates': 'string[]',
  'review.images': 'string[]',
  'store.closed_dates': 'string[]',
  'translation.entity': 'TranslatedEntity',
  'vehicle.images': 'string[]',
  'vehicle_review.images': 'string[]',
  'zone.boundary': '[number, number][]',
};

/** Columns that only triggers write. */
export const KEPT_BY_TRIGGERS: ReadonlySet<string> = new Set([
  ...['module_id', 'zone_id', 'store_active', 'free_delivery'].map((column) => `item.${column}`),
  ...['discounted', 'card_price', 'category_ids'].map((column) => `item.${column}`),
  'rental_provider.open_minutes',
  'store.open_minutes',
  'vehicle.module_id',
  'vehicle.zones',
]);

/** Tables that only functions of the database read and write. */
export const INTERNAL_TABLES = ['catalogue_version', 'installation'];

/** The modules of the named types. */
export const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  kysely: ['Generated', 'GeneratedAlways', 'JSONColumnType'],
  '#domain/messaging/partner.ts': ['PartnerKind'],
  '#domain/ordering/order-status.ts': ['OrderStatus'],
  '#domain/wallet/ledger.ts': ['LedgerKind'],
  './schema.columns.ts': [
    'ChoiceOptionRow',
    'CodePurpose',
    'NullableTimestamp',
    'OrderedAddOn',
    'OrderedVariation',
    'Timestamp',
    'TranslatedEntity',
  ],
};
