import type * as v from 'valibot';
import type * as contract from '#contract/ordering.ts';

type Wire<Schema extends v.GenericSchema> = v.InferInput<Schema>;

export const wireAmounts = (
  facts: Partial<Wire<typeof contract.amounts>> = {},
): Wire<typeof contract.amounts> => ({
  subtotal: 20,
  discount: 2,
  coupon: 0,
  tax: 1.6,
  tax_included: 0,
  delivery: 3,
  total: 22.6,
  ...facts,
});

export const aWireQuote = (
  facts: Partial<Wire<typeof contract.quote>> = {},
): Wire<typeof contract.quote> => ({
  quote_id: 'quote-1',
  expires_at: '2026-11-21T17:15:00.000Z',
  stores: [
    {
      store_id: 1,
      store_name: 'Dosa Corner',
      distance: 2.4,
      minimum_order: 0,
      amounts: wireAmounts(),
      lines: [
        {
          cart_id: 1,
          item_id: 1,
          name: 'Masala Dosa',
          quantity: 2,
          price: 10,
          amount: 18,
          gross: 20,
        },
      ],
      problems: [],
    },
  ],
  amounts: wireAmounts(),
  payment_methods: [{ method: 'cash_on_delivery', available: true }],
  ...facts,
});

export const aWireOrder = (
  facts: Partial<Wire<typeof contract.order>> = {},
): Wire<typeof contract.order> => ({
  id: 100_042,
  order_status: 'pending',
  order_type: 'delivery',
  order_amount: 22.6,
  delivery_charge: 3,
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  schedule_at: null,
  created_at: '2026-11-21T17:00:00.000Z',
  details_count: 1,
  amounts: wireAmounts(),
  delivery_address: {
    contact_person_name: 'Asha Rao',
    contact_person_number: '+12125550123',
    address: '350 5th Avenue',
    road: '',
    house: '4B',
    floor: '',
    latitude: '40.7484',
    longitude: '-73.9857',
  },
  store: {
    id: 1,
    name: 'Dosa Corner',
    address: '12 Mott Street',
    phone: '+12125550100',
    logo_full_url: '/pictures/dosa-corner-320.webp',
    latitude: '40.715',
    longitude: '-73.998',
  },
  min_delivery_time: 25,
  max_delivery_time: 40,
  pending: '2026-11-21T17:00:00.000Z',
  ...facts,
});

export const aWireOrderLine = (
  facts: Partial<Wire<typeof contract.orderLine>> = {},
): Wire<typeof contract.orderLine> => ({
  id: 1,
  item_id: 1,
  quantity: 2,
  price: '10.00',
  discount_on_item: 1,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_ons: [{ id: 3, name: 'Chutney', price: 1, quantity: 1 }],
  item_details: { id: 1, name: 'Masala Dosa', image_full_url: '/pictures/dosa-320.webp' },
  ...facts,
});
