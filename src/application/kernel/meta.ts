/** What every state says of itself: the requirements that it realises. */
export type Meta = { readonly reqs: readonly string[] };
