import type { Theme } from '#domain/shell/theme.ts';

export type Follow = {
  /** Another tab switched, or the system did while nothing was chosen here. */
  readonly type: 'theme.follow';
  readonly theme: Theme;
};
export type Event = { readonly type: 'theme.toggle' } | Follow;
export type Input = { readonly theme: Theme };
/** The theme that the page came in. */
export type Context = Input;
export type Tag = Theme;
export type Meta = { readonly reqs: readonly string[] };
