import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** The beginning of every class name. Another one than the library's own: styles of that it moves about. */
const KEY = 's';
/** Styles are written behind this mark of the page: those that came with it are there already, and stay. */
const MARK = 'meta[name="styles"]';

let ofPage: StyleCache | null = null;

/** The styles of the page itself. What the server has written into it counts as written. */
export function pageStyles(): StyleCache {
  ofPage ??= stylesIn(globalThis.document?.head);
  return ofPage;
}

/** The styles of a page with this head; without one, they go nowhere. */
export const stylesIn = (head: HTMLHeadElement | undefined): StyleCache =>
  stayingPut(createCache({ key: KEY, ...(head ? insertionPointIn(head) : {}) }));

function insertionPointIn(head: HTMLHeadElement) {
  const mark = head.querySelector<HTMLElement>(MARK);
  return mark ? { insertionPoint: mark } : {};
}

type Sheet = StyleCache['sheet'];

/** A style that is moved has the whole page styled anew: what is taken over stays where it is. */
function stayingPut(cache: StyleCache): StyleCache {
  const SheetOfLibrary = cache.sheet.constructor as new (options: object) => Sheet;
  class StillSheet extends SheetOfLibrary {
    override hydrate(nodes: HTMLStyleElement[]): void {
      this.tags.push(...nodes);
    }
  }
  Object.defineProperty(cache.sheet, 'constructor', { value: StillSheet });
  return cache;
}

/** The styles of one drawing on a server, and what is written of them into its page. */
export function drawingStyles(): { readonly cache: StyleCache; readonly html: () => string } {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return { cache, html: () => styleTags(cache) };
}

/** What holds for the whole page has a tag of its own each, as its part of the page looks for it. */
function styleTags({ inserted }: StyleCache): string {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, isOfPart: css.includes(`.${KEY}-${name}`) }] : [],
  );
  const ofPage = rules.filter(({ isOfPart }) => !isOfPart);
  const ofParts = rules.filter(({ isOfPart }) => isOfPart);
  return [
    ...ofPage.map(({ name, css }) => tag(`${KEY}-global ${name}`, css)),
    '<meta name="styles">',
    tag(
      [KEY, ...ofParts.map(({ name }) => name)].join(' '),
      ofParts.map(({ css }) => css).join(''),
    ),
  ].join('');
}

/** `data-s`: the library's own cache, which is made with it, leaves such tags alone. */
const tag = (of: string, css: string): string =>
  `<style data-emotion="${of}" data-s="">${css.replaceAll('</', '<\\/')}</style>`;
