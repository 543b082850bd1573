import type { Early, EarlyPanel, EarlyPress, PanelStep } from './contract.ts';
import { controlsIn, labelOf } from './control-key.ts';

const early = (): Early | undefined => (globalThis as { readonly early?: Early }).early;

/** Fetching of images outside the viewport waits for this call. */
export const fetchFarPictures = (): void => early()?.fetchFarPictures();

/**
 * Does in the app what a visitor pressed and wrote before it had come, each once and in that order; an early
 * panel gives way to its overlay, with its choices.
 */
export function doEarlyPresses(): void {
  const { presses = [], panel = null } = early()?.end() ?? {};
  for (const press of presses) if (press.on.isConnected) void again(press);
  if (panel) void giveWay(panel);
}

async function again({ kind, on, times }: EarlyPress): Promise<void> {
  const card = on.closest('article');
  if (kind === 'click') on.click();
  else if (kind === 'submit' && on instanceof HTMLFormElement) on.requestSubmit();
  else if (kind === 'input' && on instanceof HTMLInputElement) typeAgain(on);
  else on.dispatchEvent(new Event(kind, { bubbles: true }));
  for (let time = 1; time < times; time += 1) {
    const more = await appearing(() => card?.querySelector<HTMLElement>(MORE));
    if (!more) return;
    more.click();
  }
}

const MORE = '[data-step="1"]:enabled:not([aria-disabled=true])';

/** React compares with the value at its first sight of a field, so the current text is reported as typed now. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  if (document.activeElement === field) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  write(field, typed);
}

function write(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const OPEN_DIALOG =
  ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-early-panel] *)';

/** The panel stays until the overlay can do what was done in it. */
async function giveWay(panel: EarlyPanel): Promise<void> {
  const { layer, opener } = panel;
  panel.release();
  opener.click();
  const overlay = await appearing(() => {
    // Dismissed meanwhile.
    if (!layer.isConnected) return document.body;
    const found = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1);
    return found && (isComplete(found, panel) || isOther(found)) ? found : null;
  });
  if (!layer.isConnected) return;
  layer.style.pointerEvents = 'none';
  const focused = [...controlsIn(layer)].find(([, one]) => one === document.activeElement)?.[0];
  const scrolled = layer.querySelector('[data-scrolls]')?.scrollTop ?? 0;
  if (overlay) for (const step of panel.steps()) await repeat(step, overlay);
  panel.remove();
  if (overlay && focused !== undefined) controlsIn(overlay).get(focused)?.focus();
  if (overlay) keepScrolled(overlay, scrolled);
}

/** True for an overlay with all that the panel offered to choose, or that was done in it. */
function isComplete(overlay: HTMLElement, { layer, steps }: EarlyPanel): boolean {
  const here = controlsIn(overlay);
  const offered = [...controlsIn(layer)].filter(([, control]) => control.localName === 'input');
  const keys = [...offered.map(([key]) => key), ...steps().map(({ key }) => key)];
  const isFilledIn = !layer.querySelector(FOOT) || overlay.querySelector(FOOT) !== null;
  return isFilledIn && keys.every((key) => here.has(key));
}

const FOOT = '[data-foot]';

/** A dialog that asks something else first, or that says why the overlay cannot open. */
const isOther = (dialog: HTMLElement): boolean => dialog.getAttribute('role') === 'alertdialog';

function keepScrolled(overlay: HTMLElement, top: number): void {
  for (const part of [overlay, ...overlay.querySelectorAll('*')]) {
    if (top > 0 && part.scrollHeight > part.clientHeight) part.scrollTop = top;
  }
}

/** A step without its control in the overlay is left out: the customer sees what is to be chosen there. */
async function repeat(step: PanelStep, overlay: HTMLElement): Promise<void> {
  const control = await appearing(() => controlsIn(overlay).get(step.key), A_MOMENT);
  if (!control) return;
  if (step.kind === 'write' && control instanceof HTMLInputElement) write(control, step.text);
  if (step.kind === 'check' && control instanceof HTMLInputElement) {
    if (control.checked !== step.checked) control.click();
  }
  // A button that says something else by now is for the customer to press.
  if (step.kind === 'press' && labelOf(control) === step.label) control.click();
  await aFrame();
}

/** Milliseconds. */
const A_MOMENT = 500;
const LONGEST = 15_000;

/** The first value that is there, looked for after each change of the page; null after a while. */
function appearing<Found>(
  find: () => Found | null | undefined,
  longest = LONGEST,
): Promise<Found | null> {
  const here = find();
  if (here) return Promise.resolve(here);
  return new Promise((resolve) => {
    const end = (found: Found | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(() => {
      const found = find();
      if (found) end(found);
    });
    const timer = setTimeout(() => end(null), longest);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

const aFrame = () =>
  new Promise<unknown>((resolve) =>
    document.visibilityState === 'hidden' ? setTimeout(resolve) : requestAnimationFrame(resolve),
  );
