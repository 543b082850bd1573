import type { AppFiles } from './app-files.ts';
import { COUNTS, EARLY_PANEL, PRESSED } from '#ui/design/early-attributes.ts';
import type { EarlyPress } from './contract.ts';
import type { Panels } from './panel.ts';

const CONTROLS = 'a, button, label, [type=checkbox], [type=radio]';
const NEAR = 'a, button, label, input, select, textarea';

/**
 * Records what is pressed and written on a page before the app has taken it over, and answers at once: with a
 * panel, or a mark on the control. Links to other pages work by themselves.
 */
export function recordPresses(app: AppFiles, panels: Panels): () => readonly EarlyPress[] {
  let early: EarlyPress[] = [];
  const record = (kind: EarlyPress['kind'], on: HTMLElement): number => {
    const before = early.find((one) => one.kind === kind && one.on === on);
    const times = before && on.hasAttribute(COUNTS) ? before.times + 1 : 1;
    early = [...early.filter((one) => one !== before), { kind, on, times }];
    return times;
  };

  const hear = {
    click(event: MouseEvent) {
      const on = pressedOf(event);
      if (!on) return;
      hold(event);
      if (panels.open(on)) {
        const content = panels.fetchContent(on);
        if (content) app.fetchAfter(content);
        else app.fetch();
        return;
      }
      app.fetch();
      const times = record('click', on);
      on.setAttribute(PRESSED, on.hasAttribute(COUNTS) ? String(times) : '');
    },
    submit(event: Event) {
      if (isInPanel(event.target) || !(event.target instanceof HTMLElement)) return;
      hold(event);
      app.fetch();
      record('submit', event.target);
    },
    input: hearText,
    change: hearText,
  };
  function hearText({ type, target }: Event): void {
    if (isInPanel(target) || !(target instanceof HTMLElement)) return;
    app.fetch();
    const kind = target.localName === 'input' || type === 'input' ? 'input' : 'change';
    record(kind, target);
  }
  const near = (event: Event) => {
    const { type, target } = event;
    const on = target instanceof Element ? target.closest<HTMLElement>(NEAR) : null;
    // A finger is heard at its `touchstart`.
    const isFinger = type === 'pointerover' && (event as PointerEvent).pointerType === 'touch';
    if (!on || isFinger || isInPanel(on)) return;
    const content = type === 'touchstart' || type === 'mousedown' ? panels.fetchContent(on) : null;
    if (content) app.fetchAfter(content);
    else app.fetch();
  };

  const page = { capture: true } as const;
  const kinds = Object.keys(hear) as (keyof typeof hear)[];
  for (const kind of kinds) addEventListener(kind, hear[kind] as EventListener, page);
  for (const kind of NEARING) addEventListener(kind, near, { ...page, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, hear[kind] as EventListener, page);
    for (const kind of NEARING) removeEventListener(kind, near, page);
    for (const { on } of early) on.removeAttribute(PRESSED);
    return early;
  };
}

const NEARING = ['touchstart', 'mousedown', 'pointerover', 'focusin'];

function pressedOf(event: MouseEvent): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || isInPanel(target)) return null;
  const on = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return on && !(on instanceof HTMLAnchorElement && leadsAway(on)) ? on : null;
}

const isInPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${EARLY_PANEL}]`) !== null;

const leadsAway = ({ origin, pathname, target, hash }: HTMLAnchorElement): boolean =>
  origin !== location.origin || pathname !== location.pathname || target !== '' || hash !== '';

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
