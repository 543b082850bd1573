/** Texts that a customer may add to an order: names on the wire and longest lengths, by field. */
export const orderTexts = {
  note: { wire: 'order_note', longest: 300 },
} as const;

type OrderText = keyof typeof orderTexts;
type ByWire<Value> = {
  readonly [Text in OrderText as (typeof orderTexts)[Text]['wire']]: Value;
};

// @__NO_SIDE_EFFECTS__
export const orderTextsByWire = <Value>(valueOf: (text: OrderText) => Value) =>
  Object.fromEntries(
    Object.entries(orderTexts).map(([text, { wire }]) => [wire, valueOf(text as OrderText)]),
  ) as ByWire<Value>;
