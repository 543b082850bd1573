import type { AppSystem } from './system.ts';

/** What each notice tells, by its kind. Each module declares its own: declarations merge. */
export interface AppNotices {}

/** What the server or the app tells the customer in passing, as facts. The words are the view's. */
export type Notice = {
  [Kind in keyof AppNotices]: { readonly kind: Kind } & AppNotices[Kind];
}[keyof AppNotices];

export type Tone = 'success' | 'error';

type Traits = {
  /** Errors interrupt a screen reader and stay until dismissed; the rest is polite and passes. */
  readonly tone: Tone;
  /** Stands on the page as well, where it can be mended: the notice may go by itself. */
  readonly isShownInPlace: boolean;
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

export const success = <Fields = {}>(undo?: (told: Fields) => Undo): NoticeOf<Fields> => ({
  tone: 'success',
  isShownInPlace: false,
  ...(undo ? { undo } : {}),
});
export const error = <Fields = {}>(undo?: (told: Fields) => Undo): NoticeOf<Fields> => ({
  tone: 'error',
  isShownInPlace: false,
  ...(undo ? { undo } : {}),
});
export const errorInPlace = <Fields = {}>(): NoticeOf<Fields> => ({
  tone: 'error',
  isShownInPlace: true,
});
