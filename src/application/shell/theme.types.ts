import type { Theme } from '#domain/shell/theme.ts';

export type Event =
  | { readonly type: 'theme.toggle' }
  /** Another tab, or the system while nothing was chosen, switched. */
  | { readonly type: 'theme.follow'; readonly theme: Theme };
export type Input = { readonly theme: Theme };
export type Output = undefined;
export type Context = Input;
export type Tag = Theme;
export type Meta = { readonly reqs: readonly string[] };
