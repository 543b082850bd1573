import { guardText, type Chart, type ChartState, type ChartTransition } from '../flow/chart.ts';

/** The changes between two charts of a flow, as sentences for review. */
export function changesBetween(was: Chart | null, is: Chart | null): readonly string[] {
  if (!was && !is) return [];
  if (!was) return ['The flow is new.'];
  if (!is) return ['The flow is gone.'];
  return [
    ...(was.description === is.description
      ? []
      : [`Its meaning was “${was.description}” and is “${is.description}”.`]),
    ...paired(was.states, is.states, 'path', stateChanges, (path) => `state ${path}`),
    ...paired(was.transitions, is.transitions, 'id', transitionChanges, (id) => `transition ${id}`),
  ];
}

function paired<Row extends object, Key extends keyof Row & string>(
  was: readonly Row[],
  is: readonly Row[],
  key: Key,
  compare: (before: Row, after: Row) => readonly string[],
  called: (name: string) => string,
): readonly string[] {
  const before = new Map(was.map((row) => [String(row[key]), row]));
  const after = new Map(is.map((row) => [String(row[key]), row]));
  return [
    ...[...after].flatMap(([name, row]) => {
      const old = before.get(name);
      return old ? compare(old, row) : [`New: ${called(name)}.`];
    }),
    ...[...before.keys()]
      .filter((name) => !after.has(name))
      .map((name) => `Gone: ${called(name)}.`),
  ];
}

function stateChanges(was: ChartState, is: ChartState): readonly string[] {
  const said = (what: string) => `${is.path}: ${what}`;
  return [
    ...(was.description === is.description
      ? []
      : [said(`its meaning was “${was.description}” and is “${is.description}”.`)]),
    ...(was.initial === is.initial
      ? []
      : [
          said(`it began in ${was.initial ?? 'nothing'} and begins in ${is.initial ?? 'nothing'}.`),
        ]),
    ...listChanges(was.reqs, is.reqs, (word, ids) => said(`${word} requirement ${ids}.`)),
    ...listChanges(was.tags, is.tags, (word, tags) => said(`${word} tag ${tags}.`)),
    ...listChanges(
      was.invokes.map(({ src }) => src),
      is.invokes.map(({ src }) => src),
      (word, calls) => said(`${word} call ${calls}.`),
    ),
    ...listChanges([...was.entry, ...was.exit], [...is.entry, ...is.exit], (word, actions) =>
      said(`${word} action ${actions}.`),
    ),
  ];
}

function transitionChanges(was: ChartTransition, is: ChartTransition): readonly string[] {
  const said = (what: string) => `${is.id}: ${what}`;
  const [before, after] = [guardText(was.guard), guardText(is.guard)];
  return [
    ...(before === after ? [] : [said(guardChange(before, after))]),
    ...(was.description === is.description
      ? []
      : [said(`its meaning was “${was.description}” and is “${is.description}”.`)]),
    ...(was.targets.join() === is.targets.join()
      ? []
      : [
          said(
            `it led to ${was.targets.join(', ') || 'nowhere else'} and leads to ${is.targets.join(', ') || 'nowhere else'}.`,
          ),
        ]),
    ...listChanges(was.actions, is.actions, (word, actions) => said(`${word} action ${actions}.`)),
  ];
}

function guardChange(before: string, after: string): string {
  if (before === '') return `it happens only if ${after} now.`;
  if (after === '') return `it happens always now, and did so only if ${before}.`;
  return `its guard was ${before} and is ${after}.`;
}

function listChanges(
  was: readonly string[],
  is: readonly string[],
  say: (word: 'new' | 'no longer', names: string) => string,
): readonly string[] {
  const added = is.filter((one) => !was.includes(one));
  const gone = was.filter((one) => !is.includes(one));
  return [
    ...(added.length > 0 ? [say('new', added.join(', '))] : []),
    ...(gone.length > 0 ? [say('no longer', gone.join(', '))] : []),
  ];
}
