export type Event = { readonly type: 'signOut.confirm' } | { readonly type: 'signOut.cancel' };
export type Input = Record<string, never>;
export type Output = 'signedOut' | 'kept';
export type Context = Record<string, never>;
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
