import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Which = DeviceSession['id'] | 'others';

export type Command = { readonly type: 'session.end'; readonly which: Which };

export type Context = {
  readonly which: Which | null;
};

export type Tag = 'busy';
export type EndAnswer = Result<{ readonly said: string }, CallFailure>;

export const slots = {
  actors: { endSessions: portActor<Which, EndAnswer>('endSessions') },
  effects: {
    /** Refetches the list of devices. */
    refreshReads: effect(),
  },
};

export const devicesMachine = setupMachine({
  types: {} as { context: Context; events: Command; tags: Tag },
  slots,
  sets: ['which'],
  clears: ['which'],
}).createMachine({
  id: 'devices',
  description: 'A customer signs out devices that they no longer use, or that are not theirs.',
  context: { which: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The devices on which the customer is signed in are on show.',
      meta: { reqs: ['ACC-13'] },
      on: {
        'session.end': {
          target: 'ending',
          actions: { type: 'setWhich', params: ({ event }) => event.which },
        },
      },
    },
    ending: {
      description: 'The server signs the device out, or all the others.',
      tags: 'busy',
      meta: { reqs: ['ACC-13'] },
      exit: ['clearWhich', 'refreshReads'],
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => whichIn(context),
        onDone: answered(({ value, failure }: Answered<EndAnswer>) => ({
          accepted: {
            target: 'listing',
            actions: {
              type: 'showNotice',
              params: (done: Parameters<typeof value>[0]) =>
                ({ kind: 'sessionEnded', text: value(done).said }) as const,
            },
          },
          failed: { target: 'listing', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
  },
});

function whichIn({ which }: Context): Which {
  if (which === null) throw new Defect('No session was chosen to be ended');
  return which;
}
