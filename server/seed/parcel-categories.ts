import type { Insertable } from 'kysely';
import type { ParcelCategoryTable } from '#server/kernel/schema.ts';
import type { InHindi } from './in-hindi.ts';

type Row = InHindi<Insertable<ParcelCategoryTable>, 'name' | 'description'>;
export type ParcelRows = { readonly parcel_category: Row[] };

const MODULE = 5;

type Plan = {
  readonly texts: readonly [name: string, nameHi: string, about: string, aboutHi: string];
  readonly picture: string;
  /** Cents. */
  readonly fee: readonly [minimum: number, perKilometre: number];
  readonly limits: readonly [grams: number, centimetres: number, cents: number];
};

const PLANS: readonly Plan[] = [
  {
    texts: ['Documents', 'काग़ज़ात', 'Letters, contracts and books', 'पत्र, अनुबंध और किताबें'],
    picture: 'category-books',
    ...{ fee: [399, 60], limits: [2_000, 45, 10_000] },
  },
  {
    texts: ['Small box', 'छोटा डिब्बा', 'What one hand can carry', 'जो एक हाथ में आ जाए'],
    picture: 'module-parcel',
    ...{ fee: [599, 90], limits: [5_000, 60, 25_000] },
  },
  {
    texts: [
      'Gifts and flowers',
      'उपहार और फूल',
      'Carried upright and with care',
      'सीधा और सावधानी से',
    ],
    picture: 'category-gifts',
    ...{ fee: [699, 110], limits: [8_000, 80, 25_000] },
  },
  {
    texts: ['Electronics', 'इलेक्ट्रॉनिक्स', 'Phones, cameras and laptops', 'फ़ोन, कैमरे और लैपटॉप'],
    picture: 'category-electronics',
    ...{ fee: [899, 120], limits: [10_000, 80, 150_000] },
  },
  {
    texts: [
      'Large box',
      'बड़ा डिब्बा',
      'Up to what fits into a car boot',
      'जो गाड़ी की डिक्की में आ जाए',
    ],
    picture: 'category-home',
    ...{ fee: [1_299, 160], limits: [25_000, 120, 50_000] },
  },
];

/** Kinds of parcels with their fees and limits. */
export const parcelCategoryRows = (): ParcelRows => ({
  parcel_category: PLANS.map(({ texts: words, picture, fee, limits }, index) => ({
    ...{ id: index + 1, module_id: MODULE, active: true, position: index + 1 },
    ...{ name: words[0], name_hi: words[1], description: words[2], description_hi: words[3] },
    image: `/pictures/${picture}-320.webp`,
    ...{ minimum_fee: fee[0], fee_per_km: fee[1] },
    ...{ maximum_grams: limits[0], maximum_centimetres: limits[1], maximum_value: limits[2] },
  })),
});
