import type { Store } from '#domain/catalogue/store.ts';
import { id } from '#domain/kernel/id.ts';
import { rate } from '#domain/kernel/rate.ts';
import { insidePoint } from './location.ts';
import { dollars } from './money.ts';

/** A store that is open all week. Name only the facts your test is about. */
export const aStore = (facts: Partial<Store> = {}): Store => ({
  id: id(1),
  moduleId: id(1),
  moduleType: 'food',
  zoneId: id(1),
  name: 'Dosa Corner',
  address: '12 Mott Street',
  point: insidePoint,
  logo: '/pictures/dosa-corner-logo-320.webp',
  cover: '/pictures/dosa-corner-320.webp',
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, window: { opens: 0, closes: 0 } })),
  closedDates: [],
  active: true,
  minimumOrder: dollars(0),
  freeDelivery: false,
  deliveryFee: null,
  taxRate: rate(88_750),
  delivers: true,
  offersTakeAway: true,
  deliveryMinutes: { from: 25, to: 40 },
  rating: 0,
  ratingCount: 0,
  discount: rate(0),
  vegetarian: true,
  nonVegetarian: true,
  halalTagShown: false,
  ...facts,
});
