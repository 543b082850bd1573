import { Dialog, Portal } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CloseCross } from './close-cross.tsx';
import { staysOpen } from './interact-outside.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { asThePage } from './reading-direction.ts';
import { dialogRecipe } from './theme/overlays.recipe.ts';
import { comesAndGoes, useTakesPlace } from './stand-in.ts';
import { toastRegions } from './toast-regions.ts';
import { useFirstFocus, type FirstFocus } from './use-first-focus.ts';
import { useFrame } from './use-frame.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import { useTurnToOpen } from './use-turn-to-open.ts';
import { Part } from './part.tsx';

/** Escape closes floating content of the dialog, such as a calendar, before the dialog. */
const leaveToFloating = (event: Event) =>
  event.target instanceof Element && event.target.closest('[popover]')
    ? event.preventDefault()
    : undefined;

type Props = {
  readonly title: ReactNode;
  /** Without it the dialog cannot be dismissed: no cross, no Escape, no click outside. */
  readonly onClose?: () => void;
  /** Handles Escape instead of `onClose`; then only the cross dismisses, not a click outside. */
  readonly onEscape?: () => void;
  readonly footer?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'cover' | 'full';
  readonly children?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly firstFocus?: FirstFocus;
  /** Focus target on close; null or absent: the opener. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly padding?: string;
  /** True if a link opened it, which already made the history entry. */
  readonly linked?: boolean;
};

/** Traps and restores the focus. On a phone it is a bottom sheet. */
export function DialogShell(props: Props) {
  return useTurnToOpen() ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  onClose,
  onEscape,
  footer,
  size = 'md',
  children,
  role = 'dialog',
  firstFocus,
  returnFocus,
  padding,
  linked = false,
}: Props) {
  useHistoryEntry({ linked, onBack: onClose });
  useTakesPlace();
  const { content, initialFocusEl } = useFirstFocus(firstFocus);
  useFrame(content);
  useFocusTrap({ content, initialFocus: initialFocusEl, returnFocus });
  const dismissable = onClose !== undefined;
  const isBare = children === undefined;
  const hearEscape = ({ key }: KeyboardEvent) => (key === 'Escape' ? onEscape?.() : undefined);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      role={role}
      size={size}
      closeOnEscape={dismissable && !onEscape}
      closeOnInteractOutside={dismissable && !onEscape}
      persistentElements={toastRegions}
      {...staysOpen}
      onEscapeKeyDown={leaveToFloating}
      onOpenChange={({ open }) => (open ? undefined : onClose?.())}
      trapFocus={false}
      initialFocusEl={initialFocusEl}
    >
      <Portal>
        <div ref={comesAndGoes}>
          <Dialog.Backdrop />
          <Dialog.Positioner dir={asThePage}>
            <Dialog.Content ref={content} dir={asThePage} onKeyDown={hearEscape}>
              <Dialog.Header {...(isBare ? { borderBottomWidth: '0' } : {})}>
                <Dialog.Title dir={asThePage} tabIndex={-1}>
                  {title}
                </Dialog.Title>
              </Dialog.Header>
              {isBare ? null : (
                <Dialog.Body
                  ref={keepFocusInSight}
                  {...(padding === undefined ? {} : { p: padding })}
                >
                  <Part>{children}</Part>
                </Dialog.Body>
              )}
              {footer ? (
                <Dialog.Footer data-foot="">
                  <Part>{footer}</Part>
                </Dialog.Footer>
              ) : null}
              {dismissable ? (
                <Dialog.CloseTrigger dir={asThePage} asChild>
                  <CloseCross />
                </Dialog.CloseTrigger>
              ) : null}
            </Dialog.Content>
          </Dialog.Positioner>
        </div>
      </Portal>
    </Dialog.Root>
  );
}
