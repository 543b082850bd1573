/**
 * The document as HTML that shows the same in a browser: with the style rules that it uses, and with what was
 * typed, ticked and chosen. Equal pages have equal texts: generated ids are counted anew.
 */
export function pageText(page: Document): string {
  const body = page.body.cloneNode(true) as HTMLElement;
  const live = page.body.querySelectorAll<HTMLElement>(FIELDS);
  body.querySelectorAll<HTMLElement>(FIELDS).forEach((copy, index) => {
    const field = live[index];
    if (field) writeState(field, copy);
  });
  body.querySelectorAll('script').forEach((script) => script.remove());
  const shown = renumbered(body.innerHTML);
  const rules = [...page.querySelectorAll('head style')]
    .map(({ textContent }) => textContent)
    .filter((rule) => isUsed(rule, shown));
  return `<style>\n${rules.join('\n').replaceAll('</', '<\\/')}\n</style>\n${shown}`;
}

const FIELDS = 'input, textarea, option';

/** State is in properties, which HTML does not contain. */
function writeState(field: HTMLElement, copy: HTMLElement): void {
  if (field instanceof HTMLTextAreaElement) copy.textContent = field.value;
  if (field instanceof HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type !== 'file') copy.setAttribute('value', field.value);
  copy.toggleAttribute('checked', field.checked);
}

/** React counts the ids of all pages of a process together. */
function renumbered(html: string): string {
  const numbers = new Map<string, number>();
  return html.replaceAll(/_r_[\da-z]+_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return `_r_${number}_`;
  });
}

/** Rules of generated class names stay when their elements go; and a picture does not move. */
function isUsed(rule: string, html: string): boolean {
  if (rule.startsWith('@keyframes')) return false;
  const names = [...rule.matchAll(/\.((?:css|s)-[\w-]+)/g)].map(([, name]) => name ?? '');
  return names.length === 0 || names.some((name) => html.includes(name));
}
