import type { FirstScreen } from '#contract/first-screen.ts';

/** What goes into the page that the server sends, beside what the build made. */
export type PageParts = {
  readonly screen: FirstScreen;
  /** A picture to fetch before the script that shows it has arrived. */
  readonly picture: PreloadedPicture | null;
};
export type PreloadedPicture = {
  readonly href: string;
  readonly srcset: string | null;
  readonly sizes: string | null;
};

export function pageWith(html: string, { screen, picture }: PageParts): string {
  const data = `<script type="application/json" id="first-screen">${jsonInHtml(screen)}</script>`;
  return insertBefore(
    '</head>',
    picture ? preload(picture) : '',
  )(
    insertBefore(
      '</body>',
      data,
    )(
      html.replace(
        /<html([^>]*?)\slang="[^"]*"/,
        (_, rest) => `<html${rest} lang="${screen.asked.language}"`,
      ),
    ),
  );
}

/** JSON that no text in it can end early: `</script>` in an item's name stays a name. */
const jsonInHtml = (value: unknown): string =>
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

/** By a function, since "$&" in the inserted text means something to `replace`. */
const insertBefore = (mark: string, text: string) => (html: string) =>
  html.replace(mark, () => text + mark);
