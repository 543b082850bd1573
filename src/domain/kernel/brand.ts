declare const brand: unique symbol;

/** A `Base` the compiler refuses to confuse with any other `Base`. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
