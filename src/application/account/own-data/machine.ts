import { assign, sendTo } from 'xstate';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  | { readonly type: 'data.export' }
  | { readonly type: 'account.delete' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };

export type Event = Command | ProfileReport;

export type Context = {
  /** Null until the profile has been read. */
  readonly customer: Profile['id'] | null;
  /** Failure of the deletion. */
  readonly failure: CallFailure | null;
};

export type Tag = 'exporting' | 'asking' | 'busy';
export type ReadAnswer = Result<{ readonly text: string }, CallFailure>;
export type RemoveAnswer = Result<{ readonly said: string }, CallFailure>;

export const slots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    readOwnData: portActor<undefined, ReadAnswer>('readOwnData'),
    removeAccount: portActor<undefined, RemoveAnswer>('removeAccount'),
  },
  effects: {
    /** The browser saves the file, or asks where to. */
    saveFile: effect<{ readonly text: string }>(),
    /**
     * Forgets the items this customer viewed in this browser; those of every customer where none is
     * known.
     */
    forgetViewed: effect<Profile['id'] | null>(),
    goHome: effect(),
  },
};

export const ownData = setupMachine({
  types: {} as { context: Context; events: Event; tags: Tag },
  slots,
  sets: ['failure'],
  clears: ['failure'],
  actions: {
    setCustomer: assign((_, { id }: Profile) => ({ customer: id })),
    removeToken: sendTo(to('session'), { type: 'token.remove' }),
  },
});

export const ownDataMachine = ownData.createMachine({
  id: 'ownData',
  description: 'A customer takes along what is kept of them, or deletes their account with it.',
  context: { customer: null, failure: null },
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  on: {
    'profile.change': { actions: { type: 'setCustomer', params: ({ event }) => event.profile } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked for.',
      meta: { reqs: ['ACC-13'] },
      on: { 'data.export': 'exporting', 'account.delete': 'asking' },
    },
    exporting: {
      description: 'The server puts together what it keeps of the customer.',
      tags: 'exporting',
      meta: { reqs: ['ACC-13'] },
      invoke: {
        id: 'readOwnData',
        src: 'readOwnData',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<ReadAnswer>) => ({
          accepted: { target: 'resting', actions: { type: 'saveFile', params: value } },
          failed: { target: 'resting', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
    asking: {
      description: 'The customer is asked whether the account is really to be deleted.',
      tags: 'asking',
      meta: { reqs: ['ACC-13'] },
      on: {
        'delete.confirm': { target: 'deleting', actions: 'clearFailure' },
        'delete.cancel': { target: 'resting', actions: 'clearFailure' },
      },
    },
    deleting: {
      description: 'The server deletes the account.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['ACC-13'] },
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<RemoveAnswer>) => ({
          accepted: {
            target: 'deleted',
            actions: [
              'removeToken',
              {
                type: 'forgetViewed',
                params: ({ context }: { readonly context: Context }) => context.customer,
              },
              {
                type: 'showNotice',
                params: (done: Parameters<typeof value>[0]) =>
                  ({ kind: 'accountDeleted', text: value(done).said }) as const,
              },
              'goHome',
            ],
          },
          failed: { target: 'asking', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    deleted: {
      type: 'final',
      description: 'There is no such account any more. A guest shops from here on.',
      meta: { reqs: ['ACC-13'] },
    },
  },
});
