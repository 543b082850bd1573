import type {
  ChoiceOptionRow,
  FoodVariationRow,
  GoodsVariationRow,
} from '#server/kernel/schema.columns.ts';

/** A product before a store sells it. All prices are in cents. */
export type Product = {
  readonly name: string;
  readonly nameHi: string | null;
  readonly price: number;
  /** Key of a category of the same module. */
  readonly category: string;
  /** Slug in public/pictures. */
  readonly picture: string;
  readonly about: string;
  readonly aboutHi: string | null;
  /** Null if the mark for vegetarian food does not apply. */
  readonly veg: boolean | null;
} & Facts;

/** Optional facts. */
export type Facts = {
  readonly halal?: boolean;
  readonly organic?: boolean;
  readonly recommended?: boolean;
  readonly prescription?: boolean;
  readonly discount?: ProductDiscount;
  readonly choices?: readonly ChoiceGroup[];
  readonly extras?: readonly Extra[];
  readonly goods?: Goods;
  readonly unit?: string;
  readonly generic?: readonly string[];
  readonly nutrition?: readonly string[];
  readonly allergies?: readonly string[];
  readonly tags?: readonly string[];
  /** Minutes since midnight. */
  readonly served?: readonly [from: number, to: number];
  readonly schedulable?: boolean;
  readonly stock?: number;
  readonly maximum?: number;
  /** First and last day of a campaign, in days from today. */
  readonly campaign?: readonly [from: number, to: number];
};

/** A variation group of a dish with its values. */
export type ChoiceGroup = Pick<FoodVariationRow, 'name' | 'type' | 'required' | 'min' | 'max'> & {
  readonly name_hi?: string;
  readonly values: readonly ChoiceValue[];
};
export type ChoiceValue = {
  readonly label: string;
  readonly label_hi?: string;
  readonly price: number;
  readonly stock?: number;
};

export type Extra = { readonly name: string; readonly nameHi: string; readonly price: number };

export type ProductDiscount = { readonly type: 'percent' | 'amount'; readonly value: number };
export const percentOff = (percent: number): ProductDiscount => ({
  type: 'percent',
  value: Math.round(percent * 10_000),
});
export const centsOff = (cents: number): ProductDiscount => ({ type: 'amount', value: cents });

export const oClock = (hour: number, minute = 0): number => hour * 60 + minute;

/** Goods with variations: choice options, and the price of each combination. */
export type Goods = {
  readonly questions: readonly ChoiceOptionRow[];
  readonly kinds: readonly GoodsVariationRow[];
};

/**
 * All combinations of the options, named as the server names them ("Red-L", without spaces). Prices are whole
 * dollars; `dearer` is added to the base for an option, `soldOut` lists combinations without stock.
 */
export function goodsOf(
  dollars: number,
  questions: Readonly<Record<string, readonly string[]>>,
  options: {
    readonly dearer?: Readonly<Record<string, number>>;
    readonly soldOut?: readonly string[];
    readonly stock?: number;
  } = {},
): Goods {
  const { dearer = {}, soldOut = [], stock = 24 } = options;
  const choiceOptions = Object.entries(questions).map(([title, answers]) => ({
    title,
    options: [...answers],
  }));
  const combinations = choiceOptions.reduce<string[][]>(
    (known, { options: answers }) =>
      known.flatMap((chosen) => answers.map((answer) => [...chosen, answer])),
    [[]],
  );
  const kinds = combinations.map((answers, index) => {
    const type = answers.map((answer) => answer.replaceAll(' ', '')).join('-');
    const more = answers.reduce((sum, answer) => sum + (dearer[answer] ?? 0), 0);
    const left = soldOut.includes(type) ? 0 : Math.max(1, stock - ((index * 5) % stock));
    return { type, price: (dollars + more) * 100, stock: left };
  });
  return { questions: choiceOptions, kinds };
}
