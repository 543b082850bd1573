import { recordOf } from '#domain/kernel/record-of.ts';
import { LONGEST_NOTE } from './order-rules.ts';

/** Texts that a customer may add to an order, with their longest length. Columns have the same names. */
export const ORDER_TEXTS = { note: LONGEST_NOTE } as const satisfies Record<string, number>;

export type OrderText = keyof typeof ORDER_TEXTS;
/** '' for none. */
export type OrderTexts = Readonly<Record<OrderText, string>>;

export const ORDER_TEXT_NAMES = Object.keys(ORDER_TEXTS) as readonly OrderText[];
export const NO_ORDER_TEXTS: OrderTexts = recordOf(ORDER_TEXT_NAMES, () => '');
