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

export type Command = { readonly type: 'notifications.switch' };
export type Event = Command | ProfileReport;

export type Context = {
  /** Null until it is known. */
  readonly wanted: boolean | null;
};

export type Tag = 'busy';
export type SaveAnswer = Result<{ readonly said: string }, CallFailure>;

export const slots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    saveNotifications: portActor<boolean, SaveAnswer>('saveNotifications'),
  },
  effects: { notifyOtherTabs: effect() },
};

export const notificationsMachine = setupMachine({
  types: {} as { context: Context; events: Event; tags: Tag },
  slots,
  guards: {
    choiceIsKnown: ({ context }) => context.wanted !== null,
  },
  actions: {
    setWanted: assign((_, { wantsNotifications }: Profile) => ({ wanted: wantsNotifications })),
    turn: assign(({ context }) => ({ wanted: !context.wanted })),
    refreshSession: sendTo(to('session'), { type: 'profile.refresh' }),
  },
}).createMachine({
  id: 'notifications',
  description: 'A customer says whether they would be told of orders and offers.',
  context: { wanted: null },
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  initial: 'resting',
  states: {
    resting: {
      description: 'The switch shows what the account says, as soon as it is known.',
      meta: { reqs: ['ACC-13'] },
      on: {
        'profile.change': {
          actions: { type: 'setWanted', params: ({ event }) => event.profile },
        },
        'notifications.switch': { guard: 'choiceIsKnown', target: 'saving', actions: 'turn' },
      },
    },
    saving: {
      description: 'The server keeps the choice with the account.',
      tags: 'busy',
      meta: { reqs: ['ACC-13'] },
      invoke: {
        id: 'saveNotifications',
        src: 'saveNotifications',
        input: ({ context }) => context.wanted === true,
        onDone: answered(({ value, failure }: Answered<SaveAnswer>) => ({
          accepted: {
            target: 'resting',
            actions: [
              {
                type: 'showNotice',
                params: (done: Parameters<typeof value>[0]) =>
                  ({ kind: 'notificationsSaved', text: value(done).said }) as const,
              },
              'refreshSession',
              'notifyOtherTabs',
            ],
          },
          failed: {
            target: 'resting',
            actions: ['turn', { type: 'showFailure', params: failure }],
          },
        })),
      },
    },
  },
});
