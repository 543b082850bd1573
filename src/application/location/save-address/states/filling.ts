import { parsed } from '#application/kernel/parsed.ts';
import { parsedAddress } from '../rules.ts';
import { saveAddress } from '../setup.ts';
import type * as SaveAddress from '../setup.ts';

type With = { readonly context: SaveAddress.Context };

export const filling = saveAddress.createStateConfig({
  description: 'The place is known. The customer says how to find the door, and whom to call.',
  tags: 'form',
  meta: {
    reqs: ['ADDR-08', 'ADDR-09', 'ADDR-10', 'ADDR-11', 'ADDR-12', 'ADDR-14'],
  },
  on: {
    'field.type': {
      actions: { type: 'setText', params: ({ event: { field, text } }) => ({ field, text }) },
    },
    'type.choose': { actions: { type: 'setType', params: ({ event }) => event.addressType } },
    'place.change': 'picking',
    'address.save': parsed(
      ({ context }: With) => parsedAddress(context),
      ({ refusals }) => ({
        complete: { target: 'saving', actions: 'clearRefusals' },
        refused: { actions: { type: 'setRefusals', params: refusals } },
      }),
    ),
  },
});
