import { firstReads } from '#contract/first-reads.ts';
import { type FirstReads } from '#contract/first-screen.ts';
import { getConfig } from '#contract/shell.ts';
import { parseId } from '#domain/kernel/id.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { isTheme } from '#domain/shell/theme.ts';
import type { PreloadedPicture } from './html.ts';

/**
 * Place and language of a browser, from its cookie `place`: "zones
 * moduleId
 * language
 * moduleType".
 */
export type PlaceCookie = {
  readonly zones: string | null;
  readonly module: number | null;
  readonly moduleType: string | null;
  readonly language: Language;
};

export function placeIn(cookie: string | undefined): PlaceCookie {
  const [zones, module, language, moduleType] = (cookie ?? '').split('|');
  const served = zonesOf(zones);
  return {
    zones: served.length > 0 ? JSON.stringify(served) : null,
    module: parseId(module),
    moduleType: moduleType || null,
    language: isLanguage(language) ? language : 'en',
  };
}

const LONGEST = 400;

/**
 * Theme and approximate place of a browser, from its cookie `shown`: "theme
 * point
 * name of the place".
 */
export function shownIn(cookie: string | undefined): {
  readonly theme: 'light' | 'dark' | null;
  readonly near: string | null;
} {
  const [, theme = '', near = ''] = /^(\w*)\|(.*)$/s.exec(cookie ?? '') ?? [];
  return {
    theme: isTheme(theme) ? theme : null,
    near: near === '' || near.length > LONGEST ? null : near,
  };
}

type FirstScreen = Pick<FirstReads, 'calls' | 'picture'>;

type Address = Pick<URL, 'pathname' | 'search'>;

/** Calls and picture that a page needs first in that place. */
export function firstScreenOf({ pathname, search }: Address, place: PlaceCookie): FirstScreen {
  const rows = firstReads.flatMap((row) => {
    const named = namedAt(pathname, row.page);
    const isHere = isMet(row.needs, place) && isOfModule(row, place);
    return named && isHere && !(row.plain && search) ? [withNamed(row, named)] : [];
  });
  const calls = [getConfig.path, ...rows.flatMap((row) => row.calls)];
  const shown = rows.find(({ picture }) => picture !== undefined);
  return { calls: [...new Set(calls)], ...(shown?.picture ? { picture: shown.picture } : {}) };
}

function isMet(needs: FirstReads['needs'], { zones, module }: PlaceCookie): boolean {
  if (needs === 'nothing') return true;
  return zones !== null && (needs === 'place' || module !== null);
}

/** A module's own entry replaces the general entry of the same page. */
const isOfModule = ({ page, module }: FirstReads, { moduleType }: PlaceCookie): boolean =>
  module === undefined
    ? !firstReads.some((other) => other.page === page && other.module === moduleType)
    : module === moduleType;

type Named = Readonly<Record<string, string>>;

/** Parameters of a path that matches the pattern; null otherwise. */
function namedAt(path: string, pattern: string | null): Named | null {
  if (pattern === null) return {};
  const named = pattern.replaceAll(/:(\w+)/g, '(?<$1>\\d{1,9})');
  const found = new RegExp(`^${named}/?$`).exec(path);
  return found ? { ...found.groups } : null;
}

function withNamed({ calls, picture, ...row }: FirstReads, named: Named): FirstReads {
  const filled = <Part>(part: Part): Part | string =>
    typeof part === 'string'
      ? part.replaceAll(/:(\w+)/g, (whole, name: string) => named[name] ?? whole)
      : part;
  return {
    ...row,
    calls: calls.map((call) => filled(call)),
    ...(picture ? { picture: { ...picture, at: picture.at.map((step) => filled(step)) } } : {}),
  };
}

/** The picture to preload, with the same attributes as in the view; otherwise it would load twice. */
export function firstPicture(
  { picture }: FirstScreen,
  answers: Readonly<Record<string, unknown>>,
): PreloadedPicture | null {
  const href = picture?.at.reduce(
    (value: unknown, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : null,
    answers,
  );
  if (!picture || typeof href !== 'string' || href === '') return null;
  const large = href.replace(/-320\.webp$/, '-800.webp');
  return large === href
    ? { href, srcset: null, sizes: null }
    : { href, srcset: `${href} 320w, ${large} 800w`, sizes: picture.sizes };
}
