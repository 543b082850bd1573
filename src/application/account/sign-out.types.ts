/** What a view may send. */
export type Command = { readonly type: 'signOut.confirm' } | { readonly type: 'signOut.cancel' };
/** The token to be revoked at the app after it has been removed here. */
export type Input = { readonly token: string | null };
export type Output = 'signedOut' | 'kept';
export type Context = Input;
export type Tag = 'asking' | 'busy';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    signOut: null;
  }
}
