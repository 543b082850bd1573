/** Id of a checkout field, for requested focus. */
export const fieldId = (field: string): string => `checkout-${field}`;
