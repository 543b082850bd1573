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

/** A notice of a module, and the facts that it tells. */
export type NoticeOf<Fields> = Traits & { readonly fields?: Fields };

/** What the notices of a manifest tell, for the declaration of the module. */
export type NoticesIn<Manifest> = {
  readonly [Kind in keyof Manifest]: Manifest[Kind] extends NoticeOf<infer Fields> ? Fields : never;
};

export const success = <Fields = {}>(): NoticeOf<Fields> => ({
  tone: 'success',
  isShownInPlace: false,
});
export const error = <Fields = {}>(): NoticeOf<Fields> => ({
  tone: 'error',
  isShownInPlace: false,
});
export const errorInPlace = <Fields = {}>(): NoticeOf<Fields> => ({
  tone: 'error',
  isShownInPlace: true,
});
