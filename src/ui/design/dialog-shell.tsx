import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { asThePage } from './reading-direction.ts';
import { toastRegions } from './toast-regions.ts';
import { useHistoryEntry } from './use-history-entry.ts';

/** Focus that another dialog gives back on its way out is no wish to close this one. */
const stay = (event: Event) => event.preventDefault();

type Props = {
  readonly title: ReactNode;
  /** Without it the dialog cannot be dismissed: no cross, no Escape, no click beside it. */
  readonly onClose?: () => void;
  readonly footer?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'cover';
  /** Without them the title says it all. */
  readonly children?: ReactNode;
  readonly closeLabel?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Where the focus goes first, when not to the first control. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  readonly padding?: string;
  /** Opened by the address, whose link has made the entry of the history already. */
  readonly linked?: boolean;
};

/** A dialog: the focus goes in, stays in and comes back. On a phone it is a sheet from below. */
export function DialogShell({
  title,
  onClose,
  footer,
  size = 'md',
  children,
  closeLabel,
  role = 'dialog',
  firstFocus,
  padding,
  linked = false,
}: Props) {
  useHistoryEntry({ linked, onBack: onClose });
  const { formatMessage } = useIntl();
  const dismissable = onClose !== undefined;
  const isBare = children === undefined;
  return (
    <Dialog.Root
      open
      role={role}
      size={size}
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable}
      persistentElements={toastRegions}
      onFocusOutside={stay}
      onOpenChange={({ open }) => (open ? undefined : onClose?.())}
      {...(firstFocus ? { initialFocusEl: () => firstFocus.current } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner dir={asThePage}>
          <Dialog.Content dir={asThePage}>
            <Dialog.Header {...(isBare ? { borderBottomWidth: '0' } : {})}>
              <Dialog.Title dir={asThePage}>{title}</Dialog.Title>
            </Dialog.Header>
            {isBare ? null : (
              <Dialog.Body {...(padding === undefined ? {} : { p: padding })}>
                {children}
              </Dialog.Body>
            )}
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
            {dismissable ? (
              <Dialog.CloseTrigger dir={asThePage} asChild>
                <IconButton aria-label={closeLabel ?? formatMessage(messages.close)}>
                  <Icon name="close" />
                </IconButton>
              </Dialog.CloseTrigger>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
