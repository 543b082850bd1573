import type { AppSystem } from './system.ts';

/** What each notice tells, by its kind. Each module declares its own: declarations merge. */
export interface AppNotices {}

/** What the server or the app tells the customer in passing, as facts. The words are the view's. */
export type Notice = {
  [Kind in keyof AppNotices]: { readonly kind: Kind } & AppNotices[Kind];
}[keyof AppNotices];

export type Tone = 'success' | 'error';

/** What the storefront reports of who shops, where and in which module, as far as it answers a notice. */
export type ScopeFact =
  | 'placeIsSet'
  | 'moduleIsChosen'
  | 'customerSignsIn'
  /** Nothing that one customer was told is shown to the next. */
  | 'anotherPersonShops';

/** What takes a notice off the screen. */
export type Withdrawal =
  | { readonly by: 'time' }
  /** The customer goes to another page. */
  | { readonly by: 'page' }
  /** The device has a network again. */
  | { readonly by: 'connection' }
  | { readonly by: 'scope'; readonly fact: ScopeFact }
  /** The flow that showed it sends `notices.withdraw`. */
  | { readonly by: 'flow'; readonly flow: string }
  /** Nothing but the customer, who dismisses it. */
  | { readonly by: 'hand'; readonly because: string };

export const pageIsLeft: Withdrawal = { by: 'page' };
export const connectionReturns: Withdrawal = { by: 'connection' };
export const scopeSays = (fact: ScopeFact): Withdrawal => ({ by: 'scope', fact });
/** `flow`: module and machine, as in `cart/select-item`. */
export const flowWithdraws = (flow: string): Withdrawal => ({ by: 'flow', flow });
export const dismissedByHand = (because: string): Withdrawal => ({ by: 'hand', because });

type Traits = {
  /** Errors interrupt a screen reader; the rest is polite. */
  readonly tone: Tone;
  /** Whichever happens first. */
  readonly withdrawnBy: readonly [Withdrawal, ...Withdrawal[]];
};

/** What takes back what a notice tells of: an event for an actor that lives as long as the app. */
export type Undo = {
  [Id in keyof AppSystem]: { readonly to: Id; readonly event: AppSystem[Id] };
}[keyof AppSystem];

/** A notice of a module, the facts that it tells, and how they are taken back where they can be. */
export type NoticeOf<Fields> = Traits & {
  readonly fields?: Fields;
  readonly undo?: (told: Fields) => Undo;
};

/** What the notices of a manifest tell, for the declaration of the module. */
export type NoticesIn<Manifest> = {
  readonly [Kind in keyof Manifest]: Manifest[Kind] extends NoticeOf<infer Fields> ? Fields : never;
};

type Text = string | number;
type TextIn<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends Text ? Field : never;
}[keyof Fields];

/** What the sentences of a manifest may name: the rest of what a notice carries is for taking it back. */
export type NoticeFacts<Manifest> = {
  readonly [Kind in keyof NoticesIn<Manifest>]: Pick<
    NoticesIn<Manifest>[Kind],
    TextIn<NoticesIn<Manifest>[Kind]>
  >;
};

const passes: Withdrawal = { by: 'time' };

export const success = <Fields = {}>(
  undo?: (told: Fields) => Undo,
  ...withdrawnBy: readonly Withdrawal[]
): NoticeOf<Fields> => ({
  tone: 'success',
  withdrawnBy: [passes, ...withdrawnBy],
  ...(undo ? { undo } : {}),
});

/** Stays until one of `withdrawnBy` happens, or the customer dismisses it. */
export const error = <Fields = {}>(
  withdrawnBy: Traits['withdrawnBy'],
  undo?: (told: Fields) => Undo,
): NoticeOf<Fields> => ({ tone: 'error', withdrawnBy, ...(undo ? { undo } : {}) });

/** Stands on the page as well, where it can be mended: the notice may go by itself. */
export const errorInPlace = <Fields = {}>(
  ...withdrawnBy: readonly Withdrawal[]
): NoticeOf<Fields> => ({ tone: 'error', withdrawnBy: [passes, ...withdrawnBy] });
