import type { AtlasFlow, AtlasTransition } from '../data.ts';

export const VERDICTS = ['remark', 'question', 'accepted', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A reviewer's note on a flow, a state or a transition. */
export type Note = {
  readonly flow: string;
  /** Empty for the flow, `state~<path>` or `way~<transition>`. */
  readonly about: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly by: string;
  readonly revision: string;
  /** Fingerprint of everything that was noted on. */
  readonly content: string;
  /** The same without names: finds a renamed state or transition. */
  readonly shape: string;
};

export type PlacedNote = {
  readonly note: Note;
  /** The current place; null when it is gone. */
  readonly about: string | null;
  readonly isRenamed: boolean;
  readonly isChanged: boolean;
};

export type Fingerprints = Pick<Note, 'content' | 'shape'>;

export function fingerprintsOf(flow: AtlasFlow, about: string): Fingerprints | null {
  const [kind, ...rest] = about.split('~');
  const name = rest.join('~');
  if (kind === 'state') {
    const state = flow.states.find(({ path }) => path === name);
    if (!state) return null;
    const { meaning, reqs, tags, calls } = state;
    const leaving = flow.transitions.filter(({ from }) => from === name);
    const shape = { tags, calls, leaving: leaving.map(shapeOf) };
    return {
      shape: hashOf(shape),
      content: hashOf({ meaning, reqs, shape, to: leaving.map(({ to }) => to) }),
    };
  }
  if (kind === 'way') {
    const way = flow.transitions.find(({ id }) => id === name);
    if (!way) return null;
    const shape = shapeOf(way);
    const { from, to, says, meaning } = way;
    return { shape: hashOf(shape), content: hashOf({ shape, from, to, says, meaning }) };
  }
  const states = flow.states.map(({ path }) => fingerprintsOf(flow, `state~${path}`));
  return {
    shape: hashOf(states.map((one) => one?.shape)),
    content: hashOf([flow.meaning, states.map((one) => one?.content)]),
  };
}

const shapeOf = ({ kind, event, guard, actions }: AtlasTransition) => ({
  kind,
  event,
  guard,
  actions,
});

/** The place of a note in the current chart: a renamed place is found by its shape, if only one has it. */
export function placedNote(flow: AtlasFlow | undefined, note: Note): PlacedNote {
  const gone = { note, about: null, isRenamed: false, isChanged: true };
  if (!flow) return gone;
  const own = fingerprintsOf(flow, note.about);
  if (own) {
    return { note, about: note.about, isRenamed: false, isChanged: own.content !== note.content };
  }
  const places = note.about.startsWith('state~')
    ? flow.states.map(({ path }) => `state~${path}`)
    : flow.transitions.map(({ id }) => `way~${id}`);
  const alike = places.filter((place) => fingerprintsOf(flow, place)?.shape === note.shape);
  const [found] = alike;
  return found === undefined || alike.length > 1
    ? gone
    : { note, about: found, isRenamed: true, isChanged: true };
}

/** Adds the notes of a file, each once; null for a file of anything else. */
export function withNotes(own: readonly Note[], read: unknown): readonly Note[] | null {
  if (!Array.isArray(read) || !read.every(isNote)) return null;
  const known = new Set(own.map((one) => JSON.stringify(one)));
  return [...own, ...read.filter((one) => !known.has(JSON.stringify(one)))];
}

export const isNote = (one: unknown): one is Note =>
  typeof one === 'object' &&
  one !== null &&
  ['flow', 'about', 'text', 'by', 'revision', 'content', 'shape'].every(
    (key) => typeof (one as Record<string, unknown>)[key] === 'string',
  ) &&
  (VERDICTS as readonly unknown[]).includes((one as Record<string, unknown>)['verdict']);

/** FNV-1a, 32 bits: tells changes from none, and is no secret. */
function hashOf(value: unknown): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of JSON.stringify(value)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
