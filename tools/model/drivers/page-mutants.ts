import { createHash } from 'node:crypto';

/** One spoiled thing on the drawn page, and how to put it right again. */
export type PageMutant = {
  readonly name: string;
  readonly spoil: () => void;
  readonly restore: () => void;
};

/**
 * Ways to spoil the page as it is drawn now: two figures swapped, two texts swapped, a text blanked, a
 * button disabled. As many as are asked for, of each kind in turn; the same page is spoiled alike.
 */
export function pageMutantsOf(root: HTMLElement, most: number): readonly PageMutant[] {
  const texts = textsIn(root);
  const [figures, words] = [texts.filter(hasFigure), texts.filter((text) => !hasFigure(text))];
  const kinds = [
    swapsOf(figures),
    swapsOf(words),
    [...figures, ...words].map(blanked),
    buttonsIn(root).map(disabled),
  ].map(shuffled);
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nth) => kinds.flatMap((kind) => kind[nth] ?? []))
    .flat()
    .slice(0, most);
}

/** What can be read: text that no dialog covers and nothing hides. */
function textsIn(root: HTMLElement): readonly Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() !== '' && isShown(text.parentElement)) found.push(text);
  }
  return found;
}

const HIDDEN = '[aria-hidden="true"], [hidden], [inert], script, style, option';
const isShown = (element: Element | null): boolean => element?.closest(HIDDEN) === null;

const buttonsIn = (root: HTMLElement): readonly HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((one) => !one.disabled && isShown(one));

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
