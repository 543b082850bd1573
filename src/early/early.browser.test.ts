import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APP_FILES } from '#contract/early-page.ts';
import { EARLY_PANEL, PRESSED } from '#ui/design/early-attributes.ts';
import { appFiles } from './app-files.ts';
import type { Early } from './contract.ts';
import { controlsIn, keyOf } from './control-key.ts';
import { panels } from './panel.ts';
import { recordPresses } from './presses.ts';
import { doEarlyPresses } from './take-over.ts';

const PANEL =
  '<div data-form="item"><div role="dialog" tabindex="-1"><b data-fact="name"></b><button data-leaves="">Close</button></div></div>';
const CONTENT = `<style>.x{}</style><div data-form="item"><div role="dialog" tabindex="-1" aria-label="Soup">
  <label><input type="radio" name="size">Small</label><label><input type="radio" name="size">Large</label>
  <span data-stepper><button data-step="-1" disabled aria-label="Fewer">-</button><i data-value="1">1</i>
  <button data-step="1" aria-label="More">+</button></span>
  <b data-figure>$3</b><button data-key="submit">Add</button><button data-leaves="">Close</button></div></div>`;

let calls: string[];
let end: () => void;

/** A rendered page, before the app. */
function openPage(): void {
  document.body.innerHTML = `
    <div id="root"><article><a id="link" href="/here?item=7"><bdi data-fact="name">Soup</bdi></a></article>
    <article><button id="plus" data-counts>Add</button></article><button id="heart">Like</button>
    <input id="search"><a id="away" href="/there">There</a></div>
    <template data-early="item" data-early-content="">${PANEL}</template>
    <template id="${APP_FILES}"><meta name="app"></template>`;
  history.replaceState(null, '', '/here');
  const shown = panels();
  const stop = recordPresses(appFiles(), shown);
  let recorded: ReturnType<Early['end']> | null = null;
  const early: Early = {
    end: () => (recorded ??= { presses: stop(), panel: shown.current() }),
    fetchFarPictures: () => {},
  };
  Object.assign(globalThis, { early });
  end = () => void early.end().panel?.remove();
}

const at = (id: string) => document.getElementById(id) as HTMLElement;
const layer = () => document.querySelector<HTMLElement>(`[${EARLY_PANEL}]`);
const inLayer = (selector: string) => layer()?.querySelector<HTMLInputElement>(selector) ?? null;
const isAppFetched = () => document.head.querySelector('[name=app]') !== null;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (href: string) => {
    calls.push(href);
    return new Response(CONTENT);
  });
  openPage();
});
afterEach(() => {
  end();
  document.head.querySelector('[name=app]')?.remove();
  document.body.replaceChildren();
});

test('a press on a card shows a panel with its name at once, and the choices once they have come', async () => {
  at('link').click();
  expect(inLayer('[data-fact=name]')?.textContent).toBe('Soup');
  expect(document.activeElement).toBe(inLayer('[role=dialog]'));

  await vi.waitFor(() => expect(inLayer('input')).not.toBeNull());
  expect(calls).toEqual([`${location.origin}/here?item=7`]);
  expect(inLayer('[role=dialog]')?.getAttribute('aria-label')).toBe('Soup');
  await vi.waitFor(() => expect(isAppFetched()).toBe(true));
});

test('choices without an answer leave the panel as it is, and the app is fetched', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  at('link').click();

  await vi.waitFor(() => expect(isAppFetched()).toBe(true));
  expect(inLayer('[data-fact=name]')?.textContent).toBe('Soup');
});

test('a link to another page is left to the browser, and so is a press with a key held', () => {
  const away = new MouseEvent('click', { bubbles: true, cancelable: true });
  at('away').addEventListener('click', (event) => event.preventDefault());
  at('away').dispatchEvent(away);
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  at('link').dispatchEvent(elsewhere);

  expect(elsewhere.defaultPrevented).toBe(false);
  expect(layer()).toBeNull();
});

test('a press is marked and done once in the app; a plus counts', () => {
  const pressed: string[] = [];
  at('heart').addEventListener('click', () => pressed.push('heart'));
  at('plus').addEventListener('click', () => pressed.push('plus'));
  at('heart').click();
  at('heart').click();
  at('plus').click();
  at('plus').click();
  expect(pressed).toEqual([]);
  expect(at('heart').getAttribute(PRESSED)).toBe('');
  expect(at('plus').getAttribute(PRESSED)).toBe('2');
  expect(isAppFetched()).toBe(true);

  doEarlyPresses();
  expect(pressed).toEqual(['heart', 'plus']);
  expect(at('plus').hasAttribute(PRESSED)).toBe(false);
});

test('the second piece of a plus is added by the stepper that takes its place', async () => {
  let pieces = 0;
  at('plus').addEventListener('click', () => {
    pieces = 1;
    const more = document.createElement('button');
    more.dataset['step'] = '1';
    more.addEventListener('click', () => (pieces += 1));
    at('plus').replaceWith(more);
  });
  at('plus').click();
  at('plus').click();
  doEarlyPresses();

  await vi.waitFor(() => expect(pieces).toBe(2));
});

test('what is written before the app is told to it as typed now', () => {
  const field = at('search') as HTMLInputElement;
  field.value = 'soup';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const typed: string[] = [];
  field.addEventListener('input', () => typed.push(field.value));
  doEarlyPresses();

  expect(typed).toEqual(['soup']);
});

/** The app opens its dialog with the same controls. */
function opensDialog(content = CONTENT): string[] {
  const done: string[] = [];
  at('link').addEventListener('click', (event) => {
    event.preventDefault();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.dataset['state'] = 'open';
    dialog.innerHTML = content;
    for (const [key, control] of controlsIn(dialog)) {
      control.addEventListener('click', () => done.push(key));
    }
    document.body.append(dialog);
  });
  return done;
}

async function chooseAndAdd(): Promise<void> {
  at('link').click();
  await vi.waitFor(() => expect(inLayer('input')).not.toBeNull());
  layer()?.querySelectorAll<HTMLElement>('input')[1]?.click();
  inLayer('[data-step="1"]')?.click();
  inLayer('[data-key=submit]')?.click();
  inLayer('[data-key=submit]')?.click();
}

test('the dialog of the app takes over what was chosen, counted and added, each once and in this order', async () => {
  const done = opensDialog();
  await chooseAndAdd();
  expect(inLayer('[data-value]')?.textContent).toBe('2');
  expect(layer()?.dataset['changed']).toBe('');
  doEarlyPresses();

  await vi.waitFor(() => expect(layer()).toBeNull());
  expect(done).toEqual(['input size Large 1', 'button  More 1', 'button  submit 1']);
});

test('a button that says something else in the app is left to the customer', async () => {
  const done = opensDialog(CONTENT.replace('>Add<', '>Update<'));
  await chooseAndAdd();
  doEarlyPresses();

  await vi.waitFor(() => expect(layer()).toBeNull());
  expect(done).toEqual(['input size Large 1', 'button  More 1']);
});

test.each(['Escape', 'the cross', 'the shade'])(
  'dismissed by %s, the panel is gone, the app opens nothing, and the focus is back',
  async (by) => {
    const done = opensDialog();
    at('link').click();
    if (by === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    if (by === 'the cross') inLayer('[data-leaves]')?.click();
    if (by === 'the shade') inLayer('[data-form]')?.click();
    expect(layer()).toBeNull();
    expect(document.activeElement).toBe(at('link'));
    doEarlyPresses();

    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(done).toEqual([]);
  },
);

test('controls have keys that hold for the same view rendered again, with equal ones in their order', () => {
  const view = document.createElement('div');
  view.innerHTML = '<button>Add</button><button>Add</button><input name="a" aria-label="A">';
  const again = view.cloneNode(true) as HTMLElement;

  expect([...controlsIn(view).keys()]).toEqual([...controlsIn(again).keys()]);
  const [, second] = view.querySelectorAll<HTMLElement>('button');
  expect(second && keyOf(view, second)).toBe('button  Add 2');
});
