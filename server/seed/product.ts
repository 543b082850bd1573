import type {
  ChoiceOptionRow,
  FoodVariationRow,
  GoodsVariationRow,
} from '#server/kernel/schema.columns.ts';

/** Something sold, before a store has put it on its shelf. All prices are in cents. */
export type Product = {
  readonly name: string;
  readonly nameHi: string | null;
  readonly price: number;
  /** Key of a category of the same module. */
  readonly category: string;
  /** Slug of public/pictures. */
  readonly picture: string;
  readonly about: string;
  readonly aboutHi: string | null;
  /** Null where the mark for vegetarian food means nothing. */
  readonly veg: boolean | null;
} & Facts;

/** What only some products have. */
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
  /** Days from today on which it is sold, both included. */
  readonly campaign?: readonly [from: number, to: number];
};

/** What a kitchen asks, and the answers that it offers. */
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

/** Goods that come in kinds: the answers to the questions, and what each combination costs. */
export type Goods = {
  readonly questions: readonly ChoiceOptionRow[];
  readonly kinds: readonly GoodsVariationRow[];
};

/**
 * Every combination of the answers, named as the server names them ("Red-L", without blanks). Prices
 * are whole dollars; `dearer` adds to the base for an answer, `soldOut` names those of which none is left.
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
  const asked = Object.entries(questions).map(([title, answers]) => ({
    title,
    options: [...answers],
  }));
  const combinations = asked.reduce<string[][]>(
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
  return { questions: asked, kinds };
}
