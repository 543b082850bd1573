import { failureText } from '#tests/model/support/failures.ts';
import { definePage, passedThrough, pressing, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

const NAMES: Readonly<Record<number, string>> = { 3: 'Pizza', 4: 'Sushi' };
const SAVE = says('kernel.control.save');
const SKIP = says('catalogue.interests.skip');
const isGone = (person: Person) => person.doesNotSee('button', SKIP);

type Shown = {
  readonly context: {
    readonly categories: readonly { id: number; name: string }[];
    readonly chosen: readonly number[];
  };
};

async function showsChoices(person: Person, { context: { categories, chosen } }: Shown) {
  for (const { id, name } of categories) {
    await person.sees('button', name, { pressed: chosen.includes(id) });
  }
  await person.reads(says('catalogue.interests.chosen', { count: chosen.length }));
}

export const page = definePage(flow, {
  states: {
    loading: async (person) => {
      await person.sees('heading', says('catalogue.interests.title'));
      await person.doesNotSee('button', 'Pizza');
    },
    failed: async (person, { context }) => {
      if (context.failure) await person.reads(failureText(context.failure));
      await person.sees('button', says('kernel.failure.retry'));
    },
    offering: passedThrough,
    choosing: async (person, planned) => {
      await showsChoices(person, planned);
      const { failure } = planned.context;
      if (failure) await person.reads(failureText(failure));
    },
    saving: async (person, planned) => {
      await showsChoices(person, planned);
      await person.cannotPress('button', SKIP);
    },
    saved: isGone,
    skipped: isGone,
  },
  events: {
    'interest.toggle': {
      does: (person, { id }) => person.press('button', NAMES[id] ?? ''),
      absent: (person) => person.doesNotSee('button', /^(Pizza|Sushi)$/),
      idle: { saving: 'What was chosen is on its way already.' },
    },
    'interests.save': pressing('button', SAVE),
    'interests.skip': pressing('button', SKIP),
    'interests.retry': pressing('button', says('kernel.failure.retry')),
  },
});
