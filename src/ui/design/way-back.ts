const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled)';
/** Containers of a whole view: they get the focus themselves, not their first control. */
const VIEWS = 'main, [role=dialog], [role=alertdialog]';

/** Last pressed element: some browsers do not focus a pressed button. */
let pressed: Element | null = null;
if ('document' in globalThis) {
  document.addEventListener('pointerdown', ({ target }) => (pressed = target as Element), true);
  document.addEventListener('keydown', () => (pressed = null), true);
}

/**
 * Records the opener; returns the focus target on close. If the opener is gone or disabled, this
 * is the nearest control around it, for instance in the same card.
 */
export function wayBack(): () => HTMLElement | null {
  const { activeElement, body } = document;
  const opener = activeElement === body ? pressed : activeElement;
  const around = ancestorsOf(opener);
  return () => {
    if (opener instanceof HTMLElement && isUsable(opener)) return opener;
    if (around.some(holdsFocus)) return null;
    for (const part of around.filter(({ isConnected }) => isConnected)) {
      if (isView(part)) return part;
      const control = [...part.querySelectorAll<HTMLElement>(CONTROLS)].find(isUsable);
      if (control) return control;
    }
    return null;
  };
}

function ancestorsOf(opener: Element | null): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (
    let part = opener?.parentElement;
    part && part !== document.body;
    part = part.parentElement
  ) {
    around.push(part);
    if (isView(part)) break;
  }
  return around;
}

/** Something else, such as a list, may have moved the focus meanwhile. */
const holdsFocus = (part: HTMLElement): boolean =>
  part !== document.activeElement && part.contains(document.activeElement);

const isView = (part: HTMLElement): boolean => part.closest(VIEWS) === part;

const isUsable = (control: HTMLElement): boolean =>
  control.isConnected &&
  !('disabled' in control && control.disabled === true) &&
  control.closest('[inert], fieldset:disabled') === null &&
  getComputedStyle(control).visibility !== 'hidden';
