import type * as v from 'valibot';
import type { cartLine } from '#contract/cart.ts';
import type * as contract from '#contract/catalogue.ts';
import type { config } from '#contract/shell.ts';

export const aWireItem = (
  facts: Partial<v.InferInput<typeof contract.item>> = {},
): v.InferInput<typeof contract.item> => ({
  id: 1,
  name: 'Masala Dosa',
  description: 'Crisp and golden.',
  image_full_url: '/pictures/dosa-320.webp',
  price: 10,
  store_id: 1,
  store_name: 'Dosa Corner',
  module_id: 1,
  module_type: 'food',
  zone_id: 1,
  ...facts,
});

export const aWireLine = ({
  item = aWireItem(),
  ...facts
}: Partial<v.InferInput<typeof cartLine>> = {}): v.InferInput<typeof cartLine> => ({
  id: 1,
  module_id: item.module_id,
  item_id: item.id,
  price: Number(item.price),
  quantity: 1,
  item,
  ...facts,
});

export const aWireStore = (
  facts: Partial<v.InferInput<typeof contract.store>> = {},
): v.InferInput<typeof contract.store> => ({
  id: 1,
  name: 'Dosa Corner',
  address: '12 Mott Street',
  latitude: '40.7151',
  longitude: '-73.9987',
  logo_full_url: '/pictures/dosa-corner-logo-320.webp',
  cover_photo_full_url: '/pictures/dosa-corner-320.webp',
  module_id: 1,
  zone_id: 1,
  active: 1,
  delivery_time: '25-40 min',
  ...facts,
});

export const aWireReview = (
  facts: Partial<v.InferInput<typeof contract.review>> = {},
): v.InferInput<typeof contract.review> => ({
  id: 1,
  item_id: 1,
  rating: 5,
  comment: 'Just like at home.',
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-02T10:00:00.000Z',
  ...facts,
});

export const aWireModule = (
  facts: Partial<v.InferInput<typeof contract.module>> = {},
): v.InferInput<typeof contract.module> => ({
  id: 1,
  module_name: 'Food',
  module_type: 'food',
  icon_full_url: '/pictures/module-food-320.webp',
  stores_count: 12,
  ...facts,
});

/** The owner's settings as the wire carries them. */
export const aWireConfig = (
  facts: Partial<v.InferInput<typeof config>> = {},
): v.InferInput<typeof config> => ({
  business_name: 'Sundry',
  logo_full_url: '/brand/logo.svg',
  phone: '+1 212 555 0100',
  email: 'hello@sundry.example',
  address: '1 Broadway, New York',
  guest_checkout_status: 1,
  ...facts,
});
