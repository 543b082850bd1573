import type { Theme } from '#domain/shell/theme.ts';

/** What a view may send. */
export type Command = { readonly type: 'theme.toggle' };

/** What a listener reports: another tab switched, or the system did while nothing was chosen here. */
export type Report = { readonly type: 'theme.sync'; readonly theme: Theme };

export type Event = Command | Report;

export type Input = { readonly theme: Theme };
/** The theme that the page came in. */
export type Context = Input;
export type Tag = Theme;
