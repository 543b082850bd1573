import { sendTo } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';

export type Command = { readonly type: 'signOut.confirm' } | { readonly type: 'signOut.cancel' };
export type Input = { readonly token: string | null };
export type Output = 'signedOut' | 'kept';
export type Context = Input;
export type Tag = 'asking' | 'busy';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    signOut: null;
  }
}

export const slots = {
  actors: {},
  effects: {
    /** Best effort, so that a stolen token is revoked, too. Not awaited. */
    revokeToken: effect<string | null>(),
    goHome: effect(),
  },
};

export const signOutMachine = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  delays: { leave: 500 },
  actions: {
    removeToken: sendTo(to('session'), { type: 'token.remove' }),
  },
}).createMachine({
  id: 'signOut',
  description: 'A customer leaves the app, and nothing of theirs stays in this browser.',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked whether they really want to go.',
      tags: 'asking',
      meta: { reqs: ['AUTH-07'] },
      on: { 'signOut.confirm': 'leaving', 'signOut.cancel': 'kept' },
    },
    leaving: {
      description: 'Half a second passes before the customer is signed out.',
      tags: 'busy',
      meta: { reqs: ['AUTH-08', 'CONST-14'] },
      after: {
        leave: {
          target: 'signedOut',
          actions: [
            'removeToken',
            { type: 'showNotice', params: { kind: 'signedOut' } },
            'goHome',
            { type: 'revokeToken', params: ({ context }) => context.token },
          ],
        },
      },
    },
    kept: {
      type: 'final',
      description: 'The customer stays signed in.',
      meta: { reqs: ['AUTH-07'] },
      output: 'kept',
    },
    signedOut: {
      type: 'final',
      description: 'A guest shops from here on.',
      meta: { reqs: ['AUTH-09', 'AUTH-10', 'AUTH-11', 'AUTH-12', 'AUTH-13', 'ERR-37'] },
      output: 'signedOut',
    },
  },
  output: finalOutput<Output>(),
});
