import type { AppSystem } from './system.ts';

export interface AppNotices {}

/** Facts of a notice. The view adds the wording. */
export type Notice = {
  [Kind in keyof AppNotices]: { readonly kind: Kind } & AppNotices[Kind];
}[keyof AppNotices];

/** The notices without a sentence of the server's. */
export type WordedNotice = Exclude<Notice, { readonly text: string }>;

export type Tone = 'success' | 'error';

/** Scope changes that can dismiss a notice. */
export type ScopeFact =
  | 'placeIsSet'
  | 'moduleIsChosen'
  | 'customerSignsIn'
  /** Notices of one customer must not reach the next. */
  | 'anotherPersonShops';

/** Reason for dismissing a notice. */
export type Withdrawal =
  | { readonly by: 'time' }
  /** Another page opens. */
  | { readonly by: 'page' }
  /** The device is online again. */
  | { readonly by: 'connection' }
  | { readonly by: 'scope'; readonly fact: ScopeFact }
  /** The flow of the notice sends `notices.withdraw`. */
  | { readonly by: 'flow'; readonly flow: string }
  /** Only the customer dismisses it. */
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
  /** The first to happen counts. */
  readonly withdrawnBy: readonly [Withdrawal, ...Withdrawal[]];
};

/** An undo event for an actor that lives as long as the app. */
export type Undo = {
  [Id in keyof AppSystem]: { readonly to: Id; readonly event: AppSystem[Id] };
}[keyof AppSystem];

/** A notice's traits, its facts, and its undo where there is one. */
export type NoticeOf<Fields> = Traits & {
  readonly fields?: Fields;
  readonly undo?: (told: Fields) => Undo;
};

/** Facts of a manifest's notices, for the module's declaration. */
export type NoticesIn<Manifest> = {
  readonly [Kind in keyof Manifest]: Manifest[Kind] extends NoticeOf<infer Fields> ? Fields : never;
};

/** The notices that need a message: the others carry the server's sentence as their `text`. */
export type WordedNotices<Manifest> = {
  readonly [
    Kind in keyof NoticesIn<Manifest> as NoticesIn<Manifest>[Kind] extends { readonly text: string }
      ? never
      : Kind
  ]: NoticesIn<Manifest>[Kind];
};

type Text = string | number;
type TextIn<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends Text ? Field : never;
}[keyof Fields];

/** Facts that sentences may name; the other fields are for the undo. */
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

/** Also shown on the page, where it can be corrected: the notice may expire. */
export const errorInPlace = <Fields = {}>(
  ...withdrawnBy: readonly Withdrawal[]
): NoticeOf<Fields> => ({ tone: 'error', withdrawnBy: [passes, ...withdrawnBy] });
