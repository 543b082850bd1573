import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** The beginning of every class name. Another one than the library's own: styles of that it moves about. */
const KEY = 's';
/** How the server marks what it has written of the styles of parts: with the names that it holds. */
const WRITTEN = 'data-written';

let ofPage: StyleCache | null = null;

/** The styles of the page itself. What the server has written into it counts as written. */
export function pageStyles(): StyleCache {
  ofPage ??= stylesIn(globalThis.document?.head);
  return ofPage;
}

/** The styles of a page with this head; without one, they go nowhere. */
export function stylesIn(head: HTMLHeadElement | undefined): StyleCache {
  const cache = stayingPut(createCache({ key: KEY }));
  head?.querySelectorAll<HTMLStyleElement>(`style[${WRITTEN}]`).forEach((style) => {
    for (const name of style.getAttribute(WRITTEN)?.split(' ') ?? []) cache.inserted[name] = true;
    cache.sheet.tags.push(style);
  });
  return appending(cache);
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

/**
 * A sheet that changes has browsers load every font and lay out the whole page anew; one more sheet behind
 * the others does not. So what is written at one time has one of its own.
 */
function appending(cache: StyleCache): StyleCache {
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isNew = false;
  sheet.insert = (rule) => {
    if (!isNew) {
      isNew = true;
      sheet.ctr = 0;
      queueMicrotask(() => void (isNew = false));
    }
    insert(rule);
  };
  return cache;
}

/** The styles of one drawing on a server, and what is written of them into its page. */
export function drawingStyles() {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return { cache, html: () => styleTags(cache), global: () => globalRules(cache) };
}

/** What holds for the whole page has a tag of its own each, as its part of the page looks for it. */
function styleTags(cache: StyleCache): string {
  const { ofPage, ofParts } = rulesIn(cache);
  return [
    ...ofPage.map(({ name, css }) => tag(`data-emotion="${KEY}-global ${name}"`, css)),
    tag(
      `${WRITTEN}="${ofParts.map(({ name }) => name).join(' ')}"`,
      ofParts.map(({ css }) => css).join(''),
    ),
  ].join('');
}

/** What holds for the whole page, in one piece. */
const globalRules = (cache: StyleCache): string =>
  rulesIn(cache)
    .ofPage.map(({ css }) => css)
    .join('');

function rulesIn({ inserted }: StyleCache) {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, isOfPart: css.includes(`.${KEY}-${name}`) }] : [],
  );
  return {
    ofPage: rules.filter(({ isOfPart }) => !isOfPart),
    ofParts: rules.filter(({ isOfPart }) => isOfPart),
  };
}

/** `data-s`: the library's own cache, which is made with it, leaves such tags alone. */
const tag = (attribute: string, css: string): string =>
  `<style ${attribute} data-s="">${css.replaceAll('</', '<\\/')}</style>`;
