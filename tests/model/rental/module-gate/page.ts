import type { SnapshotFrom } from 'xstate';
import type { moduleGateMachine } from '#application/rental/module-gate/machine.ts';
import * as select from '#application/rental/module-gate/selectors.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof moduleGateMachine>;

const question: Locator = ['alertdialog', says('rental.gate.title')];
const isNotAsked = (person: Person) => person.doesNotSee(...question);
const yes = says('kernel.confirm.yes');
const no = says('kernel.confirm.cancel');

/** Names the provider, the module, and the vehicles that leave the cart [K13]. */
async function isToldWhatGoes(person: Person, planned: Planned) {
  await person.within(...question).readsInOrder(
    says('rental.gate.title'),
    says('rental.gate.question', {
      provider: select.providerOf(planned)?.name ?? '',
      module: select.moduleOf(planned).name,
    }),
    ...select
      .linesOf(planned)
      .map(({ quantity, vehicle }) =>
        says('rental.gate.line', { count: quantity, vehicle: vehicle.name }),
      ),
    no,
  );
}

/** Before the question nothing covers the page. */
async function isBusy(person: Person, planned: Planned): Promise<void> {
  if (!select.isAsking(planned)) return isNotAsked(person);
  await isToldWhatGoes(person, planned);
  await person.within(...question).cannotPress('button', yes);
}

export const page = definePage(flow, {
  states: {
    locked: {
      waiting: isBusy,
      reading: isBusy,
      comparing: passedThrough,
      clearing: isBusy,
      lookingAgain: isBusy,
    },
    asking: async (person, planned) => {
      await isToldWhatGoes(person, planned);
      const asked = person.within(...question);
      if (select.hasChanged(planned)) await asked.reads(says('rental.gate.changed'));
      else await asked.doesNotRead(says('rental.gate.changed'));
      await person.within(...question).canPress('button', no);
      await person.within(...question).canPress('button', yes);
    },
    agreed: isNotAsked,
    kept: isNotAsked,
    uncertain: isNotAsked,
  },
  events: {
    'prompt.confirm': pressing('button', yes, question),
    'prompt.cancel': {
      ...pressing('button', no, question),
      idle: {
        'locked.clearing': 'The trip cart is being cleared already.',
        'locked.lookingAgain': 'The trip cart may have been cleared already.',
      },
    },
  },
});
