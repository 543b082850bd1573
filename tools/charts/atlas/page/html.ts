/** Markup that is safe to show. */
export type Html = { readonly html: string };
type Value = Html | string | number | null | readonly Html[];

/** Escapes text; leaves `Html` as it is. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.map((part, index) => part + textOf(values[index] ?? null)).join(''),
});

/** Trusted markup, such as a rendered chart. */
export const drawn = (markup: string): Html => ({ html: markup });

export const joined = (all: readonly Html[], between = ''): Html => ({
  html: all.map((one) => one.html).join(between),
});

function textOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
