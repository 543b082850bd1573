import { createHash } from 'node:crypto';

/** A mutation of the rendered page that can be reverted. */
export type PageMutant = {
  readonly name: string;
  readonly spoil: () => void;
  readonly restore: () => void;
};

type Asked = {
  /** The maximum of mutants. */
  readonly most: number;
  /** The elements that other flows render. */
  readonly elsewhere?: readonly Element[];
  /** The names of earlier mutants; new ones are added. */
  readonly tried?: Set<string>;
};

/**
 * Mutants of the current page: two figures swapped, two texts swapped, a text blanked, a button disabled; each
 * kind in turn. The result is deterministic, and each mutant occurs once: content that stays in every state
 * would count in each of them.
 */
export function pageMutantsOf(
  root: HTMLElement,
  { most, elsewhere = [], tried = new Set() }: Asked,
): readonly PageMutant[] {
  const isOwn = (element: Element | null): boolean =>
    isShown(element) && !elsewhere.some((other) => other.contains(element));
  const texts = textsIn(root, isOwn);
  const [figures, words] = [texts.filter(hasFigure), texts.filter((text) => !hasFigure(text))];
  const kinds = [
    swapsOf(figures),
    swapsOf(words),
    [...figures, ...words].map(blanked),
    buttonsIn(root, isOwn).map(disabled),
  ].map(shuffled);
  const longest = Math.max(...kinds.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, nth) => kinds.flatMap((kind) => kind[nth] ?? []));
  const found: PageMutant[] = [];
  for (const one of all.flat()) {
    if (found.length === most) break;
    if (tried.has(one.name)) continue;
    tried.add(one.name);
    found.push(one);
  }
  return found;
}

type IsOwn = (element: Element | null) => boolean;

/** Visible text: neither hidden nor covered by a dialog. */
function textsIn(root: HTMLElement, isOwn: IsOwn): readonly Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() !== '' && isOwn(text.parentElement)) found.push(text);
  }
  return found;
}

/** jsdom cannot open popovers: they count as closed. */
const HIDDEN = '[aria-hidden="true"], [hidden], [inert], [popover], script, style, option';
const isShown = (element: Element | null): boolean => element?.closest(HIDDEN) === null;

const buttonsIn = (root: HTMLElement, isOwn: IsOwn): readonly HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((one) => !one.disabled && isOwn(one));

const hasFigure = ({ data }: Text): boolean => /\d/.test(data);

/** Each text with the next different one. */
const swapsOf = (texts: readonly Text[]): readonly PageMutant[] =>
  texts.flatMap((one, index) => {
    const other = texts.slice(index + 1).find(({ data }) => data !== one.data);
    return other ? [swapped(one, other)] : [];
  });

function swapped(one: Text, other: Text): PageMutant {
  const [first, second] = [one.data, other.data];
  const put = (a: string, b: string) => () => {
    one.data = a;
    other.data = b;
  };
  return {
    name: `swap "${first}" and "${second}"`,
    spoil: put(second, first),
    restore: put(first, second),
  };
}

function blanked(text: Text): PageMutant {
  const { data } = text;
  return {
    name: `blank "${data}"`,
    spoil: () => void (text.data = ''),
    restore: () => void (text.data = data),
  };
}

const disabled = (button: HTMLButtonElement): PageMutant => ({
  name: `disable the button "${button.getAttribute('aria-label') ?? button.textContent}"`,
  spoil: () => void (button.disabled = true),
  restore: () => void (button.disabled = false),
});

/** In a deterministic random order. */
const shuffled = (mutants: readonly PageMutant[]): readonly PageMutant[] =>
  mutants
    .map((one) => ({ one, at: createHash('sha256').update(one.name).digest('hex') }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one);
