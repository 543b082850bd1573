import type { Texts } from './new-flow-files.ts';

/** The name of a dialog in its forms: `account/close-account`, `closeAccount`, `CloseAccount`. */
type Names = {
  readonly name: string;
  readonly area: string;
  readonly dialog: string;
  readonly id: string;
  readonly view: string;
};

export function namesOf(name: string): Names {
  const [area = '', dialog = ''] = name.split('/');
  const id = dialog.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { name, area, dialog, id, view: `${id.charAt(0).toUpperCase()}${id.slice(1)}Dialog` };
}

/** The files of a new dialog that asks a question, with the folder of its flow. */
export function newDialog(name: string): Texts {
  const names = namesOf(name);
  const { area, dialog } = names;
  return {
    [`src/application/${name}/machine.ts`]: machineOf(names),
    [`src/application/${name}/selectors.ts`]: selectorsOf(names),
    [`src/infrastructure/${area}/${dialog}.bindings.ts`]: bindingsOf(names),
    [`src/ui/${area}/dialogs/${dialog}.messages.ts`]: messagesOf(names),
    [`src/ui/${area}/dialogs/${dialog}-dialog.tsx`]: dialogOf(names),
    [`tests/model/${name}/flow.ts`]: flowOf(names),
    [`tests/model/${name}/page.ts`]: pageOf(names),
    [`tests/model/${name}/view.tsx`]: viewOf(names),
  };
}

/** The Hindi texts of a new dialog, by id. */
export const hindiOf = (name: string): Texts => {
  const { area, id } = namesOf(name);
  return {
    [`${area}.${id}.title`]: 'यहाँ शीर्षक लिखें',
    [`${area}.${id}.question`]: 'यहाँ सवाल लिखें',
  };
};

/** The manifest of an area's dialogs with the line of a new one. */
export function withDialog(manifest: string | null, name: string): string {
  const { area, id } = namesOf(name);
  const types = `import type { ${id}Machine } from '#application/${name}/machine.ts';`;
  const line = `  ${id}: dialog<typeof ${id}Machine>()(({ identity }: DialogFacts, _: null) => ({
    isCustomer: identity.token !== null,
  })),`;
  if (manifest === null) {
    return `import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
${types}

export const ${area}Dialogs = {
${line}
};
`;
  }
  const at = manifest.lastIndexOf('};');
  return `${types}\n${manifest.slice(0, at)}${line}\n${manifest.slice(at)}`;
}

/** The list of all manifests with that of an area. */
export function withArea(list: string, area: string): string {
  if (list.includes(`...${area}Dialogs,`)) return list;
  const opens = 'export const appDialogs = {\n';
  return `import { ${area}Dialogs } from '#application/${area}/${area}.dialogs.ts';
${list.replace(opens, `${opens}  ...${area}Dialogs,\n`)}`;
}

/** The tested inputs of all dialogs with a case of a new one. */
export function withInput(inputs: string, name: string): string {
  const { id } = namesOf(name);
  return inputs.replace(
    /export const dialogInputs.*?\} = \{\n/s,
    (opens) => `${opens}  ${id}: [
    {
      says: 'a customer is known',
      facts: { identity: ASHA },
      request: null,
      input: { isCustomer: true },
    },
  ],
`,
  );
}

const machineOf = ({
  id,
  name,
}: Names): string => `import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';

export type Command = { readonly type: '${id}.confirm' } | { readonly type: '${id}.cancel' };
export type Input = { readonly isCustomer: boolean };
export type Output = 'confirmed' | 'kept';
export type Context = Input;
export type Tag = 'asking';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    ${id}: null;
  }
}

export const slots = { actors: {}, effects: { goHome: effect() } };

/** @see docs/charts/${name.replace('/', '-')}.md, drawn from this file */
export const ${id}Machine = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
}).createMachine({
  id: '${id}',
  description: 'Say here what the dialog is for, in a sentence.',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked.',
      tags: 'asking',
      meta: { reqs: [] },
      on: { '${id}.confirm': 'confirmed', '${id}.cancel': 'kept' },
    },
    confirmed: {
      type: 'final',
      description: 'The customer has confirmed.',
      meta: { reqs: [] },
      entry: 'goHome',
      output: 'confirmed',
    },
    kept: {
      type: 'final',
      description: 'Everything stays as it was.',
      meta: { reqs: [] },
      output: 'kept',
    },
  },
  output: finalOutput<Output>(),
});
`;

const selectorsOf = ({
  id,
  view,
}: Names): string => `import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { Command, ${id}Machine } from './machine.ts';

export type ${view.replace(/Dialog$/, 'Actor')} = ActorOf<typeof ${id}Machine, Command>;
`;

const bindingsOf = ({
  id,
  name,
}: Names): string => `import { ${id}Machine, slots } from '#application/${name}/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { NAVIGATOR } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const ${id}Dialog = service((get) => {
  const navigator = get(NAVIGATOR);
  return provide(${id}Machine, slots, {
    actors: {},
    effects: { goHome: () => navigator.go(paths.home()) },
  });
});
`;

const messagesOf = ({
  area,
  id,
}: Names): string => `import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: '${area}.${id}.title',
    defaultMessage: 'Write the title here',
    description: 'Title of the dialog.',
  },
  question: {
    id: '${area}.${id}.question',
    defaultMessage: 'Write the question here',
    description: 'The question itself.',
  },
});
`;

const dialogOf = ({
  dialog,
  id,
  name,
  view,
}: Names): string => `import { FormattedMessage } from 'react-intl';
import type { ${view.replace(/Dialog$/, 'Actor')} } from '#application/${name}/selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { messages } from './${dialog}.messages.ts';

type Props = { readonly dialog: ${view.replace(/Dialog$/, 'Actor')} };

export const ${view} = ({ dialog }: Props) => (
  <ConfirmDialog
    title={<FormattedMessage {...messages.title} />}
    body={<FormattedMessage {...messages.question} />}
    onConfirm={() => dialog.send({ type: '${id}.confirm' })}
    onCancel={() => dialog.send({ type: '${id}.cancel' })}
  />
);
`;

const flowOf = ({
  id,
  name,
}: Names): string => `import { ${id}Machine } from '#application/${name}/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: '${name}',
  machine: ${id}Machine,
  inputs: { 'a customer': { isCustomer: true } },
  events: { '${id}.confirm': { '': {} }, '${id}.cancel': { '': {} } },
  outcomes: {},
  project: ({ output }) => ({ output: output ?? null }),
  invariants: {
    'it ends only with an answer': (it) => it.status !== 'done' || !it.matches('asking'),
  },
});
`;

const pageOf = ({
  area,
  id,
}: Names): string => `import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

const question: Locator = ['alertdialog', says('${area}.${id}.title')];
const isGone = (person: Person) => person.doesNotSee(...question);

export const page = definePage(flow, {
  states: {
    asking: (person) => person.within(...question).reads(says('${area}.${id}.question')),
    confirmed: isGone,
    kept: isGone,
  },
  events: {
    '${id}.confirm': pressing('button', says('kernel.confirm.yes'), question),
    '${id}.cancel': pressing('button', says('kernel.confirm.cancel'), question),
  },
});
`;

const viewOf = ({
  id,
  name,
}: Names): string => `import type { ${id}Machine } from '#application/${name}/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof ${id}Machine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { ${id}: machine }, inspect });
  app.storefront.send({ type: 'dialog.open', id: '${id}', request: null });
  return { view: <Dialogs />, app };
};
`;
