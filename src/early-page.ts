/** Input on the page before hydration, as recorded by `public/early.js`. */
type EarlyPresses = { readonly end: () => readonly EarlyPress[] };
type EarlyPress = { readonly kind: string; readonly on: HTMLElement };

type FarPictures = { readonly come: () => void };

/** Fetching of images outside the viewport waits for this call. */
export function fetchFarPictures(): void {
  (globalThis as { readonly farPictures?: FarPictures }).farPictures?.come();
}

/** Replays presses and text that a visitor entered before the server-rendered page was hydrated. */
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

/** React compares with the value at its first sight of a field, so the current text is reported as typed now. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  if (document.activeElement === field) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
