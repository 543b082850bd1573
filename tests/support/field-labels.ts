/** Message ids of the fields that forms of a person and of an address share. */
export const FIELD_LABELS = {
  name: 'location.addressField.name',
  phone: 'kernel.contact.phone',
  email: 'kernel.contact.email',
  road: 'location.addressField.road',
  house: 'location.addressField.house',
  floor: 'location.addressField.floor',
  directions: 'location.saveAddress.directions',
  label: 'location.saveAddress.label',
} as const;
