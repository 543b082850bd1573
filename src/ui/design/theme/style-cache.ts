import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** Prefix of class names. Not the library's default, whose style tags it moves. */
const KEY = 's';
/** Marks server-written styles; its value lists their names. */
const WRITTEN = 'data-written';

let ofPage: StyleCache | null = null;

/** Style cache of the page; server-written styles count as written. */
export function pageStyles(): StyleCache {
  ofPage ??= stylesIn(globalThis.document?.head);
  return ofPage;
}

/** Style cache with this head; without one, styles are dropped. */
export function stylesIn(head: HTMLHeadElement | undefined): StyleCache {
  const cache = stayingPut(createCache({ key: KEY }));
  head?.querySelectorAll<HTMLStyleElement>(`style[${WRITTEN}]`).forEach((style) => {
    for (const name of style.getAttribute(WRITTEN)?.split(' ') ?? []) cache.inserted[name] = true;
    cache.sheet.tags.push(style);
  });
  return appending(cache);
}

type Sheet = StyleCache['sheet'];

/** Moving a style tag restyles the whole page, so hydrated ones stay in place. */
function stayingPut(cache: StyleCache): StyleCache {
  const SheetOfLibrary = cache.sheet.constructor as new (options: object) => Sheet;
  class StillSheet extends SheetOfLibrary {
    override hydrate(nodes: HTMLStyleElement[]): void {
      this.tags.push(...nodes);
    }
  }
  Object.defineProperty(cache.sheet, 'function Object() { [native code] }', { value: StillSheet });
  return cache;
}

/**
 * Changing a sheet makes browsers reload fonts and lay out the page again; appending one does not.
 * Each batch therefore gets its own sheet.
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

/** Style cache of one server render, and its style tags. */
export function drawingStyles() {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return { cache, html: () => styleTags(cache), global: () => globalRules(cache) };
}

/** Global styles need one tag each: their components look for them. */
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

/** `data-s` keeps the library's own cache from moving the tag. */
const tag = (attribute: string, css: string): string =>
  `<style ${attribute} data-s="">${css.replaceAll('</', '<\\/')}</style>`;
