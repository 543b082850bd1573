import { listCategories } from '#contract/catalogue.ts';
import { interestsMachine } from '#application/catalogue/interests/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const category = (number: number, name: string) => ({
  ...{ id: number, name, image_full_url: '/pictures/category-pizza-320.webp', module_id: 1 },
  featured: 1,
});

const wire = {
  readInterests: calling(listCategories, {
    two: answered([category(3, 'Pizza'), category(4, 'Sushi')]),
    one: answered([category(3, 'Pizza')]),
    none: answered([]),
    ...failures,
  }),
};

export const flow = defineFlow({
  name: 'catalogue/interests',
  machine: interestsMachine,
  inputs: { 'a visitor who has chosen a module': undefined },
  events: {
    'interest.toggle': { pizza: { id: id<'Category'>(3) }, sushi: { id: id<'Category'>(4) } },
    'interests.save': { '': {} },
    'interests.skip': { '': {} },
    'interests.retry': { '': {} },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(interestsMachine, wire)),
    // A guest's choice is stored in the browser: no wire carries it.
    saveInterests: {
      kept: ok(null),
      refused: refuse({ kind: 'refused', status: 403, code: 'no', message: 'The server says no.' }),
      signedOut: refuse({ kind: 'signedOut' }),
      unreachable: refuse({ kind: 'unreachable', cause: 'offline' }),
    },
  },
  /** A person chooses among the offered categories. */
  within: ({ context: { categories } }, step) =>
    step.kind !== 'user' || step.event !== 'interest.toggle' || categories.length !== 1,
  project: ({ context: { categories, chosen, failure } }) => ({
    categories: categories.map(({ name }) => name),
    chosen: [...chosen],
    failure: failure?.kind ?? null,
  }),
  invariants: {
    'nothing is chosen but what is offered': ({ context: { categories, chosen } }) =>
      chosen.every((one) => categories.some((category) => category.id === one)),
    'something is chosen when it is kept': (it) =>
      !(it.matches('saving') || it.matches('saved')) || it.context.chosen.length > 0,
  },
});
