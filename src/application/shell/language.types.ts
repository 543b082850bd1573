import type { Language } from '#domain/kernel/language.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' };

/** What a listener reports: another tab changed the language. */
export type Report = { readonly type: 'language.sync'; readonly language: Language };

export type Event = Command | Report;

export type Input = {
  readonly language: Language;
  /** The page was just reloaded because the language was changed. */
  readonly changed: boolean;
};
export type Context = Input & { readonly chosen: Language | null };
export type Tag = 'open' | 'confirming' | 'busy';
