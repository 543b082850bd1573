import type { Language } from '@sundry/statecharts/log';
import type { AtlasFlow, AtlasTransition } from '../data.ts';

const KEY = 'atlas.language';
let current: Language = savedLanguage();

export const language = (): Language => current;

/** Sets the language of the page from the next render on, and persists it. */
export function speak(next: Language): void {
  current = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Browsers may refuse storage to a page opened from disk.
  }
}

function savedLanguage(): Language {
  try {
    return localStorage.getItem(KEY) === 'code' ? 'code' : 'words';
  } catch {
    return 'words';
  }
}

let unfolded = false;

/** True where pictures show technical states instead of folding them. */
export const isUnfolded = (): boolean => unfolded;
export const unfold = (next: boolean): void => void (unfolded = next);

type Of = Pick<AtlasFlow, 'words'>;
type Kind = 'states' | 'calls' | 'events';

const textOf = ({ words }: Of, kind: Kind, name: string): string =>
  current === 'code' ? name : (words[kind][name] ?? name);

export const stateText = (flow: Of, path: string): string => textOf(flow, 'states', path);
export const callText = (flow: Of, call: string): string => textOf(flow, 'calls', call);
export const eventText = (flow: Of, event: string): string => textOf(flow, 'events', event);
/** The effects of a transition, each once. */
export const effectTexts = ({
  actions,
  effects,
}: Pick<AtlasTransition, 'actions' | 'effects'>): readonly string[] =>
  current === 'code' ? actions : effects;

export const conditionText = (
  { words }: Of,
  { id, guard }: Pick<AtlasTransition, 'id' | 'guard'>,
): string => (current === 'code' ? guard : (words.conditions[id] ?? guard));

export const anywhereText = (): string => (current === 'code' ? 'anywhere' : 'at any time');
