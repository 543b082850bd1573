export type Meta = { readonly reqs: readonly string[] };
