const CONTROLS = 'a[href], button, input, select, textarea';

/** Everything that can be pressed or written in, by keys that hold for the same view rendered again. */
export function controlsIn(scope: ParentNode): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const seen = new Map<string, number>();
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    const text = `${control.localName} ${control.getAttribute('name') ?? ''} ${keyLabelOf(control)}`;
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    found.set(`${text} ${nth}`, control);
  }
  return found;
}

/** A button with another text at another time has a key of its own, `data-key`. */
const keyLabelOf = (control: HTMLElement): string => control.dataset['key'] ?? labelOf(control);

export const labelOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent).trim();

export function keyOf(scope: ParentNode, control: HTMLElement): string | null {
  for (const [key, one] of controlsIn(scope)) if (one === control) return key;
  return null;
}
