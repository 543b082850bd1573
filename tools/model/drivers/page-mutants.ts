import { createHash } from 'node:crypto';

/** One spoiled thing on the drawn page, and how to put it right again. */
export type PageMutant = {
  readonly name: string;
  readonly spoil: () => void;
  readonly restore: () => void;
};

type Asked = {
  /** So many are found at most. */
  readonly most: number;
  /** What other flows have drawn. */
  readonly elsewhere?: readonly Element[];
  /** The names of those that were found before; what is found now is added. */
  readonly tried?: Set<string>;
};

/**
 * Ways to spoil the page as it is drawn now: two figures swapped, two texts swapped, a text blanked, a
 * button disabled. Of each kind in turn; the same page is spoiled alike, and each way is found once: what
 * stands there in every state would be counted in each of them.
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

/** What can be read: text that no dialog covers and nothing hides. */
function textsIn(root: HTMLElement, isOwn: IsOwn): readonly Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() !== '' && isOwn(text.parentElement)) found.push(text);
  }
  return found;
}

/** A popover opens in a browser only: here it is closed. */
const HIDDEN = '[aria-hidden="true"], [hidden], [inert], [popover], script, style, option';
const isShown = (element: Element | null): boolean => element?.closest(HIDDEN) === null;

const buttonsIn = (root: HTMLElement, isOwn: IsOwn): readonly HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((one) => !one.disabled && isOwn(one));

const hasFigure = ({ data }: Text): boolean => /\d/.test(data);

/** Each text with the next one that says something else. */
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

/** By chance, and each time alike. */
const shuffled = (mutants: readonly PageMutant[]): readonly PageMutant[] =>
  mutants
    .map((one) => ({ one, at: createHash('sha256').update(one.name).digest('hex') }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one);
