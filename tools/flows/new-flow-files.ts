import { namesOf, newDialog } from './new-dialog-files.ts';

/** The files that `npm run new-flow` writes: texts by path. */
export type Texts = Readonly<Record<string, string>>;

const NAME = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** The files of a new flow, of a dialog where it is one, or the reason why the name is invalid. */
export function newFlow(name: string, isDialog = false): Texts | { readonly refused: string } {
  const [, module, flow] = NAME.exec(name) ?? [];
  if (module === undefined || flow === undefined) {
    return { refused: `"${name}" is not a flow name, such as account/sign-out.` };
  }
  const folder = `tests/model/${name}`;
  return {
    ...(isDialog ? newDialog(name) : newMachine(name)),
    [`src/application/${name}/labels.ts`]: labelsFileOf(name, namesOf(name).id),
    [`${folder}/fixture.ts`]: FIXTURE,
    [reactTestOf(module)]: reactTest(module),
  };
}

function newMachine(name: string): Texts {
  const { id } = namesOf(name);
  const folder = `tests/model/${name}`;
  return {
    [`src/application/${name}/machine.ts`]: machineOf(name, id),
    [`${folder}/flow.ts`]: flowOf(name, id),
    [`${folder}/page.ts`]: pageOf(id),
    [`${folder}/view.tsx`]: viewOf(name, id),
  };
}

/** One per module: it exists unless this is the module's first flow. */
export const reactTestOf = (module: string): string => `tests/model/${module}/react.test.tsx`;

const reactTest = (
  module: string,
): string => `import { walkInReact } from '#tests/model/support/walk-in-react.ts';

walkInReact('${module}');
`;

const machineOf = (
  name: string,
  id: string,
): string => `import { setupMachine } from '#application/kernel/setup-machine.ts';

type Event = { readonly type: '${id}.confirm' } | { readonly type: '${id}.cancel' };

/** @see docs/charts/${name.replace('/', '-')}.md, drawn from this file */
export const ${id}Machine = setupMachine({
  types: {} as { events: Event },
}).createMachine({
  id: '${id}',
  description: 'Say here what the flow is for, in a sentence.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked.',
      meta: { reqs: [] },
      on: { '${id}.confirm': 'confirmed', '${id}.cancel': 'kept' },
    },
    confirmed: {
      type: 'final',
      description: 'The customer has confirmed.',
      meta: { reqs: [] },
    },
    kept: {
      type: 'final',
      description: 'Everything stays as it was.',
      meta: { reqs: [] },
    },
  },
});
`;

const labelsFileOf = (
  name: string,
  id: string,
): string => `import { labelsOf } from '#application/kernel/labels-of.ts';
import type { ${id}Machine } from './machine.ts';

export const labels = labelsOf<typeof ${id}Machine>({
  events: {
    '${id}.confirm': 'the customer says yes',
    '${id}.cancel': 'the customer says no',
  },
});
`;

const flowOf = (
  name: string,
  id: string,
): string => `import { ${id}Machine } from '#application/${name}/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: '${name}',
  machine: ${id}Machine,
  inputs: { 'a customer': undefined },
  events: { '${id}.confirm': { '': {} }, '${id}.cancel': { '': {} } },
  outcomes: {},
  project: () => ({}),
  invariants: {
    'it ends only with an answer': (it) => it.status !== 'done' || !it.matches('asking'),
  },
});
`;

const pageOf = (
  id: string,
): string => `import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

const question: Locator = ['alertdialog', 'The name of the dialog'];
const isGone = (person: Person) => person.doesNotSee(...question);

export const page = definePage(flow, {
  states: {
    asking: (person) => person.within(...question).sees('button', says('kernel.confirm.yes')),
    confirmed: isGone,
    kept: isGone,
  },
  events: {
    '${id}.confirm': pressing('button', says('kernel.confirm.yes'), question),
    '${id}.cancel': pressing('button', says('kernel.confirm.cancel'), question),
  },
});
`;

/** A minimal dialog, to be replaced by the real view. */
const viewOf = (
  name: string,
  id: string,
): string => `import type { ${id}Machine } from '#application/${name}/machine.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { words } from '#tools/messages/words.ts';
import { useActorRef, useSelector } from '#ui/kernel/use-actor.ts';

type Props = Pick<Parameters<ViewFixture<typeof ${id}Machine>>[0], 'machine' | 'inspect'>;

/** Put the real view here. This one is only there so that the flow can be walked at once. */
function Draft({ machine, inspect }: Props) {
  const actor = useActorRef(machine, { inspect });
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  if (!isOpen) return null;
  return (
    <div role="alertdialog" aria-label="The name of the dialog">
      <button onClick={() => actor.send({ type: '${id}.confirm' })}>
        {words('kernel.confirm.yes')}
      </button>
      <button onClick={() => actor.send({ type: '${id}.cancel' })}>
        {words('kernel.confirm.cancel')}
      </button>
    </div>
  );
}

export const view: ViewFixture<typeof ${id}Machine> = async (setup) => ({
  view: <Draft {...setup} />,
});
`;

const FIXTURE = `import type { NotInBrowser } from '@sundry/statecharts';

export const fixture: NotInBrowser = { notInBrowser: 'No page opens it yet.' };
`;
