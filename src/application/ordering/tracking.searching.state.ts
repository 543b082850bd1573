import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { claimOf, parsedForm } from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';

type With<Of extends Tracking.Kind> = { readonly context: Tracking.Context<Of> };
type Typed = { readonly event: { readonly text: string } };

/** From the link or the form to the tracked order or trip. */
export const searchingOf = <Of extends Tracking.Kind>({
  noun,
  machine,
  reqs,
}: Tracking.Labels) => ({
  starting: {
    description: `It is checked whether the link says which ${noun} it is.`,
    meta: { reqs: reqs.asking },
    always: parsed(
      ({ context }: With<Of>) => parsedForm<Of['name']>(context),
      ({ value }) => ({
        complete: { target: 'finding', actions: { type: 'setClaim', params: value } } as const,
        refused: { target: 'asking' } as const,
      }),
    ),
  },
  asking: {
    description: `The customer says which ${noun}: its number, and the phone given with it.`,
    tags: 'asking',
    meta: { reqs: reqs.asking },
    initial: 'unsearched',
    on: {
      'number.type': {
        actions: {
          type: 'setText',
          params: ({ event: { text } }: Typed) => ({ field: 'id', text }) as const,
        },
      },
      'phone.type': {
        actions: {
          type: 'setText',
          params: ({ event: { text } }: Typed) => ({ field: 'phone', text }) as const,
        },
      },
      'search.submit': parsed(
        ({ context }: With<Of>) => parsedForm<Of['name']>(context),
        ({ value }) => ({
          complete: {
            target: `#${machine}.finding`,
            actions: { type: 'setClaim', params: value },
          } as const,
          refused: { actions: 'judge' } as const,
        }),
      ),
    },
    states: {
      unsearched: {
        description: `Nothing has been looked for so far, or it was another ${noun}.`,
        meta: { reqs: reqs.asking },
      },
      missing: {
        description: `No such ${noun} is known under this number and phone, or too many were guessed. The form is still there.`,
        tags: 'missing',
        meta: { reqs: reqs.asking },
      },
      unread: {
        description: 'The server could not be reached. What was typed is kept.',
        tags: 'unread',
        meta: { reqs: ['ERR-29'] },
      },
    },
  } as const,
  finding: {
    description: `The ${noun} is being looked for.`,
    tags: 'busy',
    meta: { reqs: reqs.looking },
    invoke: {
      id: 'find',
      src: 'find',
      input: ({ context }: With<Of>) => claimOf(context),
      onDone: answered(({ value, failure }: Answered<Tracking.FindAnswer<Of>>) => ({
        accepted: {
          target: 'tracking',
          actions: [
            { type: 'setFound', params: value },
            { type: 'showInAddress', params: ({ context }: With<Of>) => claimOf(context) },
          ],
        },
        signedOut: { target: 'asking.missing', actions: { type: 'setFailure', params: failure } },
        refused: { target: 'asking.missing', actions: { type: 'setFailure', params: failure } },
        failed: { target: 'asking.unread', actions: { type: 'setFailure', params: failure } },
      })),
    },
  } as const,
});
