/** Where the cursor goes when the form of a checkout asks for it. */
export const fieldId = (field: string): string => `checkout-${field}`;
