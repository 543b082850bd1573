import { APP_FILES } from '#contract/early-page.ts';
import type { FirstScreen, PageHtml } from '#contract/first-screen.ts';

/** Parts of a page in addition to the build's. */
export type PageParts = {
  readonly screen: FirstScreen;
  /** A picture to preload before the script that shows it arrives. */
  readonly picture: PreloadedPicture | null;
  /** Null for pages that the browser renders. */
  readonly rendered?: PageHtml | null;
};
export type PreloadedPicture = {
  readonly href: string;
  readonly srcset: string | null;
  readonly sizes: string | null;
};

export function pageWith(html: string, { screen, picture, rendered = null }: PageParts): string {
  const data = `<script type="application/json" id="first-screen">${jsonInHtml(screen)}</script>`;
  const head = rendered ? rendered.head : picture ? preload(picture) : '';
  return [
    rendered ? withLateApp(rendered.code) : same,
    insertBefore('</head>', head),
    insertBefore('</body>', (rendered?.panels ?? '') + data),
    rootOf(screen, rendered),
    rendered ? described(rendered) : same,
  ].reduce((page, change) => change(page), html);
}

const same = (html: string): string => html;

const APP_SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The page is complete without the app: its scripts wait in a template until the early script wants them. */
const withLateApp =
  (code: string) =>
  (html: string): string => {
    const scripts = html.match(APP_SCRIPTS) ?? [];
    const template = `<template id="${APP_FILES}">${scripts.map((tag) => tag.trim()).join('')}${code}</template>`;
    return insertBefore('</body>', template)(html.replace(APP_SCRIPTS, ''));
  };

/** Sets language, direction and theme; without a chosen theme a script applies the system's. */
const rootOf =
  ({ asked: { language } }: FirstScreen, rendered: PageHtml | null) =>
  (html: string): string =>
    rendered
      ? html.replace(/<html[^>]*>/, () => rootTag(language, rendered))
      : html.replace(
          /<html([^>]*?)\slang="[^"]*"/,
          (_, rest: string) => `<html${rest} lang="${language}"`,
        );

const rootTag = (language: string, { direction, rendered: { theme } }: PageHtml): string =>
  `<html lang="${language}" dir="${direction}" class="${theme}" data-theme="${theme}" style="color-scheme:${theme}">`;

const described =
  ({ title, description, body }: PageHtml) =>
  (html: string): string =>
    html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=")[^"]*"/,
        (_, before: string) => `${before}${attribute(description)}"`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);

/** JSON that no text in it can end early: `</script>` in an item's name is escaped. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const preload = ({ href, srcset, sizes }: PreloadedPicture): string =>
  [
    `<link rel="preload" as="image" fetchpriority="high" href="${attribute(href)}"`,
    srcset && ` imagesrcset="${attribute(srcset)}"`,
    sizes && ` imagesizes="${attribute(sizes)}"`,
    '>',
  ]
    .filter(Boolean)
    .join('');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Escapes as React does, in elements and attributes alike. */
export const inHtml = (text: string): string =>
  attribute(text).replaceAll('>', '&gt;').replaceAll("'", '&#x27;');

/** With a function, as `replace` gives "$&" in a string a meaning. */
const insertBefore = (mark: string, text: string) => (html: string) =>
  html.replace(mark, () => text + mark);
