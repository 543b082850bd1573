import { parseArgs } from 'node:util';
import { chartOf } from '@sundry/statecharts';
import { flowNames, flowsOf } from '#tests/model/parts.ts';
import {
  DEVICES,
  filesOf,
  hasPicture,
  keepScreens,
  keptScreens,
  pictureFile,
  type KeptScreen,
} from './kept-screens.ts';
import { photographAll, PLAIN, type ScreenText } from './photograph.ts';
import { hashOfScreen, showAll } from './shown.ts';
import { sourcesOf } from './sources.ts';

/**
 * `npm run screens`                      photographs the states of the flows whose sources have changed
 * `npm run screens -- --flow cart/cart`  of one flow
 * `npm run screens -- --all`             of all; pictures of equal pages are kept
 * `npm run screens -- --again`           and takes equal pages anew
 */
const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    all: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const begun = performance.now();
const due = flowNames.filter((name) =>
  values.flow === undefined
    ? values.all || values.again || keptScreens(name)?.madeFrom !== sourcesOf({ name })
    : name === values.flow,
);
if (values.flow !== undefined && due.length === 0) throw new Error(`Unknown flow "${values.flow}"`);
if (due.length > 0) await take(due);
else console.log('All screens are of these sources.');

async function take(names: readonly string[]): Promise<void> {
  const shown = await showAll(names, PLAIN.language);
  const all = new Map(
    (await flowsOf(names)).map(({ name, machine }) => [
      name,
      chartOf(machine).states.map(({ path }) => path),
    ]),
  );
  console.log(`${names.length} flows walked in ${seconds()}`);
  const wanted = new Map<string, ScreenText>();
  const plans = names.map((flow) => {
    const states = shown.get(flow) ?? new Map<string, ScreenText>();
    const before = keptScreens(flow)?.states ?? {};
    /** The first state with a page has its picture. */
    const firstWith = new Map<string, string>();
    for (const [state, text] of states) {
      const page = hashOfScreen(text);
      if (!firstWith.has(page)) firstWith.set(page, state);
    }
    for (const [page, state] of firstWith) {
      const text = states.get(state);
      if (text && !isKept(flow, state, page, before[state])) wanted.set(`${flow} ${state}`, text);
    }
    return { flow, states, before, firstWith };
  });
  const taken = new Map<
    string,
    { readonly facts: Omit<KeptScreen, 'page'>; readonly files: ReadonlyMap<string, Buffer> }
  >();
  await photographAll(wanted, PLAIN, (name, { pictures, texts, axe, isEmpty }) => {
    const [, state = ''] = name.split(' ');
    const files = new Map(
      Object.values(DEVICES).map((device) => [pictureFile(state, device), pictures[device]]),
    );
    taken.set(name, {
      facts: { picture: isEmpty ? null : state, texts, axe },
      files: isEmpty ? new Map() : files,
    });
  });
  for (const { flow, states, before, firstWith } of plans) {
    const kept: Record<string, KeptScreen> = {};
    const files = new Map<string, Buffer>();
    for (const [state, text] of states) {
      const page = hashOfScreen(text);
      const first = firstWith.get(page) ?? state;
      const own = taken.get(`${flow} ${first}`);
      const old = before[first];
      own?.files.forEach((file, name) => files.set(name, file));
      if (own) kept[state] = { ...own.facts, page };
      else if (old) kept[state] = old;
    }
    const unshown = (all.get(flow) ?? []).filter((state) => !(state in kept));
    keepScreens(flow, { madeFrom: sourcesOf({ name: flow }), states: kept, unshown }, files);
  }
  console.log(`${wanted.size} screens photographed, ${seconds()} in all`);
}

function isKept(
  flow: string,
  state: string,
  page: string,
  before: KeptScreen | undefined,
): boolean {
  if (values.again || before?.page !== page || (before.picture ?? state) !== state) return false;
  return before.picture === null || filesOf(before.picture).every((file) => hasPicture(flow, file));
}

function seconds(): string {
  return `${Math.round((performance.now() - begun) / 1000)} s`;
}
