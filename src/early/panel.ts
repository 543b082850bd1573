import { PANEL_HEADER } from '#contract/early-page.ts';
import {
  EARLY_PANEL,
  FACT,
  HAS_CONTENT,
  LEAVES,
  PANEL_FOR,
  PRESSED,
  STEP,
} from '#ui/design/early-attributes.ts';
import type { EarlyPanel, PanelStep } from './contract.ts';
import { keyOf, labelOf } from './control-key.ts';

export type Panels = {
  /** Shows the panel that a control opens; false if there is none. */
  readonly open: (opener: HTMLElement) => boolean;
  /** Fetches the contents ahead of the press; null without any. */
  readonly fetchContent: (opener: HTMLElement) => Promise<unknown> | null;
  readonly current: () => EarlyPanel | null;
};

/** Panels from templates of the page, with facts of the pressed card and the contents from the server. */
export function panels(): Panels {
  let shown: EarlyPanel | null = null;
  const contents = new Map<string, Promise<string | null>>();

  const contentOf = (opener: HTMLElement): Promise<string | null> | null => {
    if (!(opener instanceof HTMLAnchorElement)) return null;
    if (!templateFor(opener)?.hasAttribute(HAS_CONTENT)) return null;
    const { href } = opener;
    const asked = contents.get(href) ?? fetchText(href);
    contents.set(href, asked);
    return asked;
  };

  const open = (opener: HTMLElement): boolean => {
    const template = templateFor(opener);
    if (!template || shown) return shown !== null;
    const panel = show(template, opener, () => (shown = null));
    shown = panel;
    void contentOf(opener)?.then((html) => {
      if (html !== null && panel.layer.isConnected) fillIn(panel.layer, html);
    });
    return true;
  };

  return { open, fetchContent: contentOf, current: () => shown };
}

const fetchText = (href: string): Promise<string | null> =>
  fetch(href, { headers: { [PANEL_HEADER]: '1' }, priority: 'high' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );

/** By the dialog that a button opens, or the overlay in a link's query. */
function templateFor(opener: HTMLElement): HTMLTemplateElement | null {
  const dialog = opener.dataset['opens'];
  const query = opener instanceof HTMLAnchorElement ? new URLSearchParams(opener.search) : null;
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${PANEL_FOR}]`)) {
    const [name = '', value] = (template.getAttribute(PANEL_FOR) ?? '').split('=');
    if (dialog === undefined ? hasQuery(query, name, value) : name === dialog) return template;
  }
  return null;
}

const hasQuery = (
  query: URLSearchParams | null,
  name: string,
  value: string | undefined,
): boolean => (value === undefined ? !!query?.has(name) : query?.get(name) === value);

function show(template: HTMLTemplateElement, opener: HTMLElement, onRemoved: () => void) {
  // A form of its own keeps its radio groups apart from those of the same name in the dialog.
  const layer = document.createElement('form');
  layer.setAttribute(EARLY_PANEL, template.getAttribute(PANEL_FOR) ?? '');
  layer.append(document.importNode(template.content, true));
  fillFacts(layer, opener.closest('article'));
  const steps: PanelStep[] = [];
  const remove = () => {
    layer.remove();
    document.removeEventListener('keydown', hearEscape);
    release();
    onRemoved();
  };
  /** Dismissed before the app has come: nothing of it is done. */
  const leave = () => {
    remove();
    opener.removeAttribute(PRESSED);
    opener.focus({ preventScroll: true });
  };
  const hearEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  // `inert` on the page beneath would style all of it anew before the panel shows.
  const holdFocus = ({ target }: Event) => {
    if (target instanceof Node && !layer.contains(target)) focusOn(layer);
  };
  document.addEventListener('keydown', hearEscape);
  layer.addEventListener('click', (event) => hearClick(event, layer, steps, leave));
  layer.addEventListener('change', ({ target }) => noteInput(target, layer, steps));
  layer.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(layer);
  focusOn(layer);
  document.addEventListener('focusin', holdFocus);
  const release = () => document.removeEventListener('focusin', holdFocus);
  return { layer, opener, steps: () => steps, release, remove } satisfies EarlyPanel;
}

/** Copies what the card shows to its places in the panel. */
function fillFacts(layer: HTMLElement, card: Element | null): void {
  for (const place of layer.querySelectorAll(`[${FACT}]`)) {
    const fact = card?.querySelector(`[${FACT}="${place.getAttribute(FACT)}"]`);
    if (fact) place.replaceChildren(fact.cloneNode(true));
  }
}

/** Puts the server's contents in the place of the lines, without a second entry animation. */
function fillIn(layer: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const here = layer.querySelector('[data-form]');
  const sent = template.content.querySelector('[data-form]');
  const [panel, content] = [here?.firstElementChild, sent?.firstElementChild];
  if (!here || !panel || !content) return;
  for (const { name, value } of content.attributes) panel.setAttribute(name, value);
  panel.replaceChildren(...content.childNodes);
  layer.prepend(...template.content.querySelectorAll('style'));
}

const focusOn = (layer: HTMLElement): void =>
  layer.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });

function hearClick(event: Event, layer: HTMLElement, steps: PanelStep[], leave: () => void): void {
  if (!(event.target instanceof Element)) return;
  // The shade around the panel.
  if (event.target.hasAttribute('data-form')) return leave();
  const pressed = event.target.closest<HTMLElement>('button, a[href]');
  if (!pressed) return;
  event.preventDefault();
  if (pressed.hasAttribute(LEAVES)) return leave();
  const key = keyOf(layer, pressed);
  if (key === null || 'frozen' in layer.dataset) return;
  steps.push({ kind: 'press', key, label: labelOf(pressed) });
  if (pressed.hasAttribute(STEP)) return count(pressed, layer);
  // Further presses would be about something else: the app answers this one first.
  pressed.setAttribute('aria-busy', 'true');
  pressed.setAttribute(PRESSED, '');
  layer.firstElementChild?.setAttribute('inert', '');
  layer.dataset['frozen'] = '';
}

/** Shows the new value; the app alone knows the new total. */
function count(button: HTMLElement, layer: HTMLElement): void {
  const stepper = button.closest('[data-stepper]');
  const shown = stepper?.querySelector<HTMLElement>('[data-value]');
  if (!stepper || !shown) return;
  const value = Number(shown.dataset['value']) + Number(button.getAttribute(STEP));
  shown.dataset['value'] = String(value);
  const language = document.documentElement.lang || undefined;
  shown.textContent = new Intl.NumberFormat(language).format(value);
  const less = stepper.querySelector<HTMLButtonElement>(`[${STEP}="-1"]`);
  if (less) less.disabled = value <= 1;
  layer.dataset['changed'] = '';
}

function noteInput(target: EventTarget | null, layer: HTMLElement, steps: PanelStep[]): void {
  if (!(target instanceof HTMLElement)) return;
  const key = keyOf(layer, target);
  if (key === null) return;
  layer.dataset['changed'] = '';
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    steps.push({ kind: 'check', key, checked: target.checked });
  } else if ('value' in target) {
    steps.push({ kind: 'write', key, text: String(target.value) });
  }
}
