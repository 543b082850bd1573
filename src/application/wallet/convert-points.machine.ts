import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { begin, convertPoints, parsedPoints, toConversion } from './convert-points.setup.ts';
import type * as Convert from './convert-points.types.ts';

type With = { readonly context: Convert.Context };

/** @see docs/charts/wallet-convert-points.md, rendered from this file */
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
        onDone: answered(({ failure }: Answered<Convert.Answer>) => ({
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
            // Another tab may have converted them: what there is now stands on the page.
            actions: [{ type: 'setFailure', params: failure }, 'refreshReads'],
          },
          failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
  },
});
