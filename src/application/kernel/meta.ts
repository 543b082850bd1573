/** The requirements that a state realises. */
export type Meta = { readonly reqs: readonly string[] };
