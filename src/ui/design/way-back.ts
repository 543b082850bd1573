const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled)';
/** What holds a whole view: it gets the focus itself, rather than the first control in it. */
const VIEWS = 'main, [role=dialog], [role=alertdialog]';

/** What was pressed last: some browsers do not move the focus to a button that is pressed. */
let pressed: Element | null = null;
if ('document' in globalThis) {
  document.addEventListener('pointerdown', ({ target }) => (pressed = target as Element), true);
  document.addEventListener('keydown', () => (pressed = null), true);
}

/**
 * Notes from where a dialog is opened; returns where the focus goes when it closes. Where the control has gone
 * or cannot be pressed, that is what took its place: the nearest control around it, in the same card for instance.
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

/** The focus may have been moved on by what changed meanwhile, such as a list. */
const holdsFocus = (part: HTMLElement): boolean =>
  part !== document.activeElement && part.contains(document.activeElement);

const isView = (part: HTMLElement): boolean => part.closest(VIEWS) === part;

const isUsable = (control: HTMLElement): boolean =>
  control.isConnected &&
  !('disabled' in control && control.disabled === true) &&
  control.closest('[inert], fieldset:disabled') === null &&
  getComputedStyle(control).visibility !== 'hidden';
