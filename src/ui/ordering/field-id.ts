import type { Field } from '#domain/ordering/order-form.ts';

/** Where the cursor goes when the form asks for it. */
export const fieldId = (field: Field): string => `checkout-${field}`;
