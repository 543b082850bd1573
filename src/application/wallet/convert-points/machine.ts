import { assign } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type ConversionRefusal, parsePoints, type PointTerms } from '#domain/wallet/points.ts';

export type Command =
  | { readonly type: 'conversion.begin'; readonly have: number }
  | { readonly type: 'points.type'; readonly text: string }
  | { readonly type: 'points.takeAll' }
  | { readonly type: 'conversion.send' }
  | { readonly type: 'conversion.leave' };

export type Input = { readonly terms: PointTerms; readonly currency: Currency };

export type Context = Input & {
  readonly have: number;
  readonly text: string;
  readonly refusal: ConversionRefusal | null;
  readonly failure: CallFailure | null;
};

export type Answer = Result<null, CallFailure>;
export type Tag = 'open' | 'busy';

export const convertPointsSlots = {
  actors: { convertPoints: portActor<number, Answer>('convertPoints') },
  effects: {
    /** Rereads money and points. */
    refreshReads: effect(),
  },
};

const NOTHING_TYPED = { text: '', refusal: null, failure: null } as const;

export const begin = (input: Input): Context => ({
  ...input,
  have: 0,
  ...NOTHING_TYPED,
});

export const convertPoints = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: convertPointsSlots,
  sets: ['failure'],
  actions: {
    setHave: assign((_, have: number) => ({ have, ...NOTHING_TYPED })),
    setText: assign((_, text: string) => ({ text, refusal: null, failure: null })),
    takeAll: assign(({ context }) => ({ ...NOTHING_TYPED, text: String(context.have) })),
    setRefusal: assign((_, refusal: ConversionRefusal) => ({ refusal, failure: null })),
    clearRefusal: assign({ refusal: null, failure: null }),
    clearForm: assign({ have: 0, ...NOTHING_TYPED }),
  },
});

export const parsedPoints = ({ text, have, terms, currency }: Context) =>
  parsePoints(text, have, terms, currency);

export function toConversion(context: Context): number {
  const points = parsedPoints(context);
  if (!points.ok) throw new Defect('Points were sent that cannot be converted');
  return points.value;
}

type With = { readonly context: Context };

export const convertPointsMachine = convertPoints.createMachine({
  id: 'convertPoints',
  description: 'A customer turns points into money of the wallet.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      description: 'No points are being converted.',
      meta: { reqs: ['ACC-10'] },
      on: {
        'conversion.begin': {
          target: 'filling',
          actions: { type: 'setHave', params: ({ event }) => event.have },
        },
      },
    },
    filling: {
      description: 'The customer says how many, and sees what they are worth.',
      tags: 'open',
      meta: { reqs: ['ACC-10'] },
      on: {
        'points.type': { actions: { type: 'setText', params: ({ event }) => event.text } },
        'points.takeAll': { actions: 'takeAll' },
        'conversion.send': parsed(
          ({ context }: With) => parsedPoints(context),
          ({ refusals }) => ({
            complete: { target: 'converting', actions: 'clearRefusal' },
            refused: { actions: { type: 'setRefusal', params: refusals } },
          }),
        ),
        'conversion.leave': { target: 'idle', actions: 'clearForm' },
      },
    },
    converting: {
      description: 'The server turns the points into money, both or neither.',
      tags: ['open', 'busy'],
      meta: { reqs: ['ACC-10'] },
      invoke: {
        id: 'convertPoints',
        src: 'convertPoints',
        input: ({ context }) => toConversion(context),
        onDone: answered(({ failure }: Answered<Answer>) => ({
          accepted: {
            target: 'idle',
            actions: [
              'clearForm',
              { type: 'showNotice', params: { kind: 'pointsConverted' } },
              'refreshReads',
            ],
          },
          refused: {
            target: 'filling',
            // Another tab may have converted them: the page shows the current number.
            actions: [{ type: 'setFailure', params: failure }, 'refreshReads'],
          },
          failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
  },
});
