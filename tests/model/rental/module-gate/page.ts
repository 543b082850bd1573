import type { SnapshotFrom } from 'xstate';
import type { moduleGateMachine } from '#application/rental/module-gate.machine.ts';
import { providerIn } from '#domain/rental/trip-cart.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import { pressing, says, type Locator, type Person } from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof moduleGateMachine>;

const question: Locator = ['alertdialog', says('rental.gate.title')];
const isNotAsked = (person: Person) => person.doesNotSee(...question);
const yes = says('kernel.confirm.yes');
const no = says('kernel.confirm.cancel');

/** Whose vehicles leave the cart, for which module, and which of them [K13]. */
async function isToldWhatGoes(person: Person, { context: { cart, module } }: Planned) {
  await person.within(...question).readsInOrder(
    says('rental.gate.title'),
    says('rental.gate.question', {
      provider: providerIn(cart)?.name ?? '',
      module: module.name,
    }),
    ...cart.lines.map(({ quantity, vehicle }) =>
      says('rental.gate.line', { count: quantity, vehicle: vehicle.name }),
    ),
    no,
  );
}

async function isBusy(person: Person, planned: Planned): Promise<void> {
  await isToldWhatGoes(person, planned);
  await person.within(...question).cannotPress('button', yes);
}

export const page = definePage(flow, {
  states: {
    reading: isNotAsked,
    comparing: passedThrough,
    asking: async (person, planned) => {
      await isToldWhatGoes(person, planned);
      await person.within(...question).canPress('button', no);
      await person.within(...question).canPress('button', yes);
    },
    clearing: isBusy,
    lookingAgain: isBusy,
    agreed: isNotAsked,
    kept: isNotAsked,
  },
  events: {
    'prompt.confirm': pressing('button', yes, question),
    'prompt.cancel': {
      ...pressing('button', no, question),
      idle: {
        clearing: 'The trip cart is being cleared already.',
        lookingAgain: 'The trip cart may have been cleared already.',
      },
    },
  },
});
