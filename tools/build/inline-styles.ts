import type { Plugin } from 'vite';

/**
 * The few rules that the start of the app imports stand in the page, where browsers waited for a file of them before
 * they drew anything, and only then asked for the fonts.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        inlined(html, (file) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? String(asset.source) : null;
        }),
    },
  };
}

/** Each sheet of the page as the rules in it. */
export const inlined = (html: string, rulesOf: (file: string) => string | null): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const rules = rulesOf(file);
    if (rules === null) throw new Error(`There are no rules for ${link}`);
    return `<style>${rules.trim()}</style>`;
  });
