import { parsed } from '#application/kernel/parsed.ts';
import { parsedContents } from '../rules.ts';
import { sendParcel } from '../setup.ts';
import type * as Send from '../setup.ts';

type With = { readonly context: Send.Context };
const saveForm = { type: 'saveForm', params: ({ context }: With) => context.form } as const;

export const contents = sendParcel.createStateConfig({
  description: 'What it weighs, measures and is worth, and that nothing prohibited is in it.',
  tags: 'contents',
  meta: { reqs: ['CHK-15'] },
  on: {
    'contents.type': {
      actions: [
        { type: 'setContents', params: ({ event: { field, text } }) => ({ field, text }) },
        saveForm,
      ],
    },
    'prohibited.tick': {
      actions: [{ type: 'setAcknowledged', params: ({ event }) => event.acknowledged }, saveForm],
    },
    'step.back': 'receiver',
    'step.next': parsed(
      ({ context }: With) => parsedContents(context),
      ({ refusals }) => ({
        complete: { target: 'payer' },
        refused: { actions: { type: 'setContentsRefusals', params: refusals } },
      }),
    ),
  },
});

export const payer = sendParcel.createStateConfig({
  description: 'Who pays the courier: the one who sends it, or the one who gets it.',
  tags: 'payer',
  meta: { reqs: ['CHK-15'] },
  on: {
    'payer.choose': {
      actions: [{ type: 'setPayer', params: ({ event }) => event.payer }, saveForm],
    },
    'step.back': 'contents',
    'step.next': { target: 'quoting', actions: 'clearQuote' },
  },
});
