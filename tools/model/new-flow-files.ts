/** What `npm run new-flow` writes and changes: the text of each file by its path, for the texts that are there. */
export type Texts = Readonly<Record<string, string>>;

const NAME = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

const MACHINES = 'tools/charts/machines.ts';
const FLOWS = 'tests/model/flows.ts';
const PAGES = 'tests/model/pages.ts';
const SCENES = 'tests/model/scenes.ts';
/** The lists that a flow is entered in. */
export const LISTS: readonly string[] = [MACHINES, FLOWS, PAGES, SCENES];

/** The files of a new flow, and the lists with its entry; or why there can be none of that name. */
export function newFlow(name: string, lists: Texts): Texts | { readonly refused: string } {
  const [, module, flow] = NAME.exec(name) ?? [];
  if (module === undefined || flow === undefined) {
    return { refused: `"${name}" is no name of a flow. One is written like account/sign-out.` };
  }
  if (lists[MACHINES]?.includes(`'${name}'`))
    return { refused: `There is a flow ${name} already.` };
  const id = flow.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const isFirst = lists[PAGES]?.includes('WITHOUT_PAGE: readonly string[] = []') ?? false;
  const machineFile = `#application/${module}/${flow}.machine.ts`;
  return {
    [`src/application/${module}/${flow}.machine.ts`]: machineOf(name, id),
    [`tests/model/${module}/${flow}.scenario.ts`]: scenarioOf(name, id, machineFile),
    [`tests/model/${module}/${flow}.page.ts`]: pageOf(flow, id),
    [MACHINES]: entered(lists[MACHINES], `import { ${id}Machine } from '${machineFile}';`, [
      '\n};',
      `\n  '${name}': ${id}Machine,\n};`,
    ]),
    [FLOWS]: entered(lists[FLOWS], `import { ${id}Flow } from './${module}/${flow}.scenario.ts';`, [
      '\n];',
      `\n  ${id}Flow,\n];`,
    ]),
    [PAGES]: entered(lists[PAGES], null, [
      'WITHOUT_PAGE: readonly string[] = [',
      `WITHOUT_PAGE: readonly string[] = ['${name}'${isFirst ? '' : ', '}`,
    ]),
    [SCENES]: entered(lists[SCENES], null, [
      /(WITHOUT_SCENE: Readonly<Record<string, string>> = \{)/,
      `$1\n  '${name}': 'No page opens it yet.',`,
    ]),
  };
}

/** The list with one entry more, and the import that it needs after the last one that is there. */
function entered(
  text = '',
  imported: string | null,
  [place, entry]: readonly [string | RegExp, string],
): string {
  const found = typeof place === 'string' ? text.includes(place) : place.test(text);
  if (!found) throw new Error(`The list has no place for: ${entry}`);
  const withEntry = text.replace(place, entry);
  return imported === null
    ? withEntry
    : withEntry.replace(/^(?:import [^\n]+\n|\n(?=import ))+/, (all) => `${all}${imported}\n`);
}

const machineOf = (name: string, id: string): string => `import { setup } from 'xstate';

type Event = { readonly type: '${id}.confirm' } | { readonly type: '${id}.cancel' };

/** @see docs/charts/${name.replace('/', '-')}.md, drawn from this file */
export const ${id}Machine = setup({
  types: {
    events: {} as Event,
    meta: {} as { readonly reqs: readonly string[] },
  },
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

const scenarioOf = (
  name: string,
  id: string,
  machineFile: string,
): string => `import { ${id}Machine } from '${machineFile}';
import { defineFlow } from '#tools/model/flow.ts';

export const ${id}Flow = defineFlow({
  name: '${name}',
  machine: ${id}Machine,
  inputs: { somebody: undefined },
  events: { '${id}.confirm': { '': {} }, '${id}.cancel': { '': {} } },
  outcomes: {},
  project: () => ({}),
  invariants: {
    'it ends only with an answer': (it) => it.status !== 'done' || !it.matches('asking'),
  },
});
`;

const pageOf = (
  flow: string,
  id: string,
): string => `import { definePage } from '#tools/model/page.ts';
import { pressing, says, type Person, type Place } from '#tools/model/person.ts';
import { ${id}Flow } from './${flow}.scenario.ts';

const question: Place = ['alertdialog', 'Say here how the dialog is called'];
const isGone = (person: Person) => person.doesNotSee(...question);

export const ${id}Page = definePage(${id}Flow, {
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
