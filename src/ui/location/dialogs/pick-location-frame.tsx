import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { asThePage } from '#ui/design/reading-direction.ts';
import { toastRegions } from '#ui/design/toast-regions.ts';
import { useHistoryEntry } from '#ui/design/use-history-entry.ts';
import { messages } from '#ui/location/location.messages.ts';

type Props = {
  readonly title: ReactNode;
  readonly fullscreen: boolean;
  readonly onEscape: () => void;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

const filling = {
  maxW: '100vw',
  w: '100vw',
  h: '100dvh',
  maxH: '100dvh',
  borderRadius: '0',
} as const;
const windowed = {
  maxW: '845px',
  h: { base: '94dvh', md: 'min(44rem, calc(100dvh - 3rem))' },
} as const;

/** The modal's frame. Neither Escape nor a click beside it closes it; Escape leaves fullscreen. */
export function PickLocationFrame({
  title,
  fullscreen,
  onEscape,
  onClose,
  footer,
  children,
}: Props) {
  const { formatMessage } = useIntl();
  useHistoryEntry({ linked: false, onBack: onClose });
  const hearEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  return (
    <Dialog.Root
      open
      size="xl"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      persistentElements={toastRegions}
    >
      <Portal>
        <Dialog.Backdrop
          transition="opacity 500ms"
          _motionReduce={{ transition: 'none', animation: 'none' }}
          _open={{ animation: 'fade-in 500ms' }}
        />
        <Dialog.Positioner dir={asThePage} {...(fullscreen ? { p: '0' } : {})}>
          <Dialog.Content
            dir={asThePage}
            onKeyDown={hearEscape}
            {...(fullscreen ? filling : windowed)}
          >
            <Dialog.Header>
              <Dialog.Title dir={asThePage}>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              display="flex"
              flexDirection="column"
              gap="3"
              px={{ base: '4', md: '5' }}
              py="4"
            >
              {children}
            </Dialog.Body>
            <Dialog.Footer display="block" px={{ base: '4', md: '5' }}>
              {footer}
            </Dialog.Footer>
            <Button
              variant="ghost"
              px="0"
              borderRadius="full"
              position="absolute"
              top="2.5"
              insetInlineEnd="3"
              aria-label={formatMessage(messages.close)}
              onClick={onClose}
            >
              <Icon name="close" />
            </Button>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
