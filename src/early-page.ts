/** What was done on the page before it answered, as `public/early.js` has kept it. */
type EarlyPresses = { readonly end: () => readonly EarlyPress[] };
type EarlyPress = { readonly kind: string; readonly on: HTMLElement };

type FarPictures = { readonly come: () => void };

/** Pictures that are not near what is seen are fetched from now on, as browsers see fit. */
export function fetchFarPictures(): void {
  (globalThis as { readonly farPictures?: FarPictures }).farPictures?.come();
}

/** Does now what a person has pressed and typed while the page that the server drew did not answer yet. */
export function doEarlyPresses(): void {
  const { earlyPresses } = globalThis as { readonly earlyPresses?: EarlyPresses };
  for (const { kind, on } of earlyPresses?.end() ?? []) {
    if (!on.isConnected) continue;
    if (kind === 'click') on.click();
    else if (kind === 'submit' && on instanceof HTMLFormElement) on.requestSubmit();
    else if (kind === 'input' && on instanceof HTMLInputElement) typeAgain(on);
    else on.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** React looks for a change since it has known the field: what is in it counts as typed now. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  if (document.activeElement === field) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
