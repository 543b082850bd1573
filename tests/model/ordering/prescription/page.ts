import type { SnapshotFrom } from 'xstate';
import type { prescriptionMachine } from '#application/ordering/prescription/machine.ts';
import { MAX_FILES } from '#domain/ordering/prescription.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof prescriptionMachine>;

const part: Locator = ['group', says('ordering.prescription.title')];
const choose = says('ordering.prescription.choose');
const retry = says('ordering.prescription.retry');
const uploadAgain = says('ordering.prescription.uploadAgain');
const cancel = says('ordering.prescription.cancel');
const removeFirst = says('kernel.pictures.remove', { number: 1 });

/** J1: the requirements, and each present image. Placing waits for the first one. */
async function seesPart(person: Person, { context: { kept, refused } }: Planned): Promise<void> {
  await person
    .within(...part)
    .readsInOrder(
      says('ordering.prescription.title'),
      says('ordering.prescription.mustShow'),
      ...['Doctor', 'Signature', 'Patient', 'Date', 'Medicine'].map((what) =>
        says(`ordering.prescription.shows${what}`),
      ),
      ...kept.map(() => says('kernel.control.remove')),
    );
  for (const [index] of kept.entries()) {
    await person.sees('img', says('ordering.prescription.image', { number: index + 1 }));
  }
  for (const { name, refusal } of refused) {
    await person.reads(
      says(refusal === 'tooMany' ? 'ordering.prescription.tooMany' : `kernel.pictures.${refusal}`, {
        name,
      }),
    );
  }
  if (kept.length === 0) await person.cannotPress('button', says('ordering.checkout.submit'));
}

async function seesRoom(person: Person, planned: Planned): Promise<void> {
  await seesPart(person, planned);
  const { kept } = planned.context;
  if (kept.length < MAX_FILES) await person.canPress('button', choose);
  else {
    await person.reads(says('ordering.prescription.full'));
    await person.cannotPress('button', choose);
  }
  if (kept.length > 0) await person.canPress('button', removeFirst);
}

async function seesQueue(person: Person, { context: { queue } }: Planned): Promise<void> {
  const [next, ...others] = queue;
  await person.reads(says('ordering.prescription.uploading', { name: next?.name ?? '' }));
  for (const { name } of others) {
    await person.reads(says('ordering.prescription.waiting', { name }));
  }
}

const seesFailure = async (person: Person, { context: { failure } }: Planned) => {
  if (failure) await person.reads(failureText(failure));
};

export const page = definePage(flow, {
  // With three images no more can be added. The first is removed by its position.
  within: ({ context: { kept, queue } }, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'image.remove') return kept[0] === 'one';
    return step.event !== 'files.add' || kept.length + queue.length < MAX_FILES;
  },
  unreached: {
    'kept · image.remove ? imageIsKept = false': 'A picture that is gone has no button.',
  },
  states: {
    unneeded: (person) => person.doesNotSee(...part),
    reading: async (person, planned) => {
      await seesPart(person, planned);
      await person.reads(says('ordering.prescription.reading'));
      await person.cannotPress('button', choose);
    },
    unread: async (person, planned) => {
      await seesPart(person, planned);
      await person.reads(says('ordering.prescription.unread'));
      await seesFailure(person, planned);
      await person.canPress('button', retry);
    },
    deciding: passedThrough,
    empty: async (person, planned) => {
      await seesRoom(person, planned);
      await seesFailure(person, planned);
    },
    kept: async (person, planned) => {
      await seesRoom(person, planned);
      await seesFailure(person, planned);
    },
    uploading: async (person, planned) => {
      await seesPart(person, planned);
      await seesQueue(person, planned);
      await person.cannotPress('button', says('ordering.checkout.submit'));
    },
    interrupted: async (person, planned) => {
      await seesPart(person, planned);
      const name = planned.context.queue[0]?.name ?? '';
      await person.reads(says('ordering.prescription.interrupted', { name }));
      await seesFailure(person, planned);
      await person.canPress('button', uploadAgain);
      await person.canPress('button', cancel);
    },
    removing: async (person, planned) => {
      await seesPart(person, planned);
      await person.cannotPress('button', removeFirst);
      await person.cannotPress('button', choose);
    },
  },
  events: {
    'visitor.change': {
      sentBy: 'the app',
      because: 'The session goes on beside the checkout.',
    },
    'prescription.need': {
      sentBy: 'the app',
      because: 'The checkout tells of a price that has come.',
    },
    'files.add': {
      does: (person, { files }) => person.attach(choose, files),
      absent: (person) => person.cannotPress('button', choose),
    },
    'image.remove': {
      does: (person) => person.press('button', removeFirst),
      // Another one may be the first by now.
      absent: async (person, { context: { kept } }) => {
        if (kept.length === 0 || kept[0] === 'one') await person.cannotPress('button', removeFirst);
      },
    },
    'images.retry': pressing('button', retry, part),
    'upload.retry': pressing('button', uploadAgain, part),
    'upload.cancel': pressing('button', cancel, part),
  },
});
