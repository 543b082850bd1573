import type {
  AddOn,
  FoodVariation,
  FoodVariationValue,
  GoodsVariation,
  Item,
} from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { ALL_DAY } from '#domain/kernel/time-window.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { dollars } from './money.ts';

/** A dish with sensible defaults. Name only the facts your test is about. */
export const anItem = (facts: Partial<Item> = {}): Item => ({
  id: id(1),
  name: 'Masala Dosa',
  description: 'Crisp and golden.',
  image: '/pictures/dosa-320.webp',
  price: dollars(10),
  discount: NO_DISCOUNT,
  storeId: id(1),
  storeName: 'Dosa Corner',
  moduleId: id(1),
  moduleType: 'food',
  zoneId: id(1),
  vegetarian: true,
  halal: false,
  recommended: false,
  organic: false,
  genericNames: [],
  nutrition: [],
  allergies: [],
  rating: 0,
  ratingCount: 0,
  unit: null,
  availableTime: ALL_DAY,
  campaign: null,
  schedulable: false,
  stock: 100,
  maximum: null,
  needsPrescription: false,
  categoryIds: [],
  addOns: [],
  foodVariations: [],
  goodsVariations: [],
  choiceOptions: [],
  ...facts,
});

/** An item with a stock. */
export const goods = (facts: Partial<Item> = {}): Item =>
  anItem({
    name: 'Olive Oil',
    moduleType: 'grocery',
    moduleId: id(2),
    storeId: id(2),
    storeName: 'Green Grocer',
    ...facts,
  });

export const aValue = (facts: Partial<FoodVariationValue> = {}): FoodVariationValue => ({
  label: 'Regular',
  price: dollars(0),
  stock: null,
  ...facts,
});

export const aGroup = (facts: Partial<FoodVariation> = {}): FoodVariation => ({
  name: 'Size',
  type: 'single',
  required: false,
  min: 0,
  max: 0,
  values: [aValue({ label: 'Small' }), aValue({ label: 'Large', price: dollars(5) })],
  ...facts,
});

export const anAddOn = (facts: Partial<AddOn> = {}): AddOn => ({
  id: id(1),
  storeId: id(1),
  name: 'Chutney',
  price: dollars(3),
  ...facts,
});

export const aVariation = (facts: Partial<GoodsVariation> = {}): GoodsVariation => ({
  type: 'Red-L',
  price: dollars(12),
  stock: 5,
  ...facts,
});
