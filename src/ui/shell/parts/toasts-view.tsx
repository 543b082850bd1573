import { Box, Button, HStack, Portal, VStack } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUndoable } from '#application/shell/app-notices.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import * as toastsSelect from '#application/shell/toasts/selectors.ts';
import type { Toast } from '#application/shell/toasts/machine.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { noticesBottom, safeFoot, useNoticesRoom } from '#ui/design/notices-room.ts';
import { TOASTS_ID } from '#ui/design/toast-regions.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { NoticeText } from './notice-text.tsx';
import { messages } from '#ui/shell/shell.messages.ts';
import { usePage } from '#ui/shell/use-page.ts';
import { useFocusOfNotices } from './use-focus-of-notices.ts';

/** A dialog hides the rest from screen readers, except elements with this attribute. */
const heardOverDialogs = { 'data-live-announcer': '' };

const ACTS = ['pointerdown', 'click', 'keydown', 'popstate'] as const;

function useHasActed() {
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    const note = () => void (hasActed.current = true);
    ACTS.forEach((act) => addEventListener(act, note, true));
    return () => ACTS.forEach((act) => removeEventListener(act, note, true));
  }, []);
  return hasActed;
}

/** Both live regions exist before they have text. */
export function ToastsView() {
  const { formatMessage } = useIntl();
  const toasts = useStorefront(select.toasts);
  const shown = useSelector(toasts, toastsSelect.toastsOf);
  const page = usePage();
  const hasActed = useHasActed();
  useLayoutEffect(
    () => () => {
      // A redirect before any interaction keeps the notice that explains it. The app may have
      // stopped, and its notices with it.
      const isLeft = hasActed.current && toasts.getSnapshot().status === 'active';
      if (isLeft) toasts.send({ type: 'page.leave' });
      hasActed.current = false;
    },
    [toasts, page, hasActed],
  );
  const region = useRef<HTMLDivElement>(null);
  useNoticesRoom(region);
  const release = () => toasts.send({ type: 'toasts.release' });
  const focus = useFocusOfNotices(region, shown, release);
  return (
    <Portal>
      <VStack
        ref={region}
        id={TOASTS_ID}
        role="region"
        {...heardOverDialogs}
        aria-label={formatMessage(messages.notices)}
        position="fixed"
        zIndex="toast"
        insetInlineStart={{ base: '0', md: '6' }}
        insetInlineEnd={{ base: '0', md: 'auto' }}
        bottom={noticesBottom}
        w={{ md: 'sm' }}
        align="stretch"
        // A gap would let presses through between two notices. Without notices the region has no
        // height, since it stays pressable over a dialog.
        gap={shown.length > 0 ? '2' : '0'}
        pointerEvents={shown.length > 0 ? 'auto' : 'none'}
        {...(shown.length > 0 ? band : {})}
        onPointerEnter={() => toasts.send({ type: 'toasts.hold' })}
        onPointerLeave={release}
        onFocus={(event) => {
          focus.enter(event);
          toasts.send({ type: 'toasts.hold' });
        }}
        onBlur={(event) => {
          focus.leave(event);
          release();
        }}
      >
        <Live
          role="status"
          shown={shown.filter((toast) => !toastsSelect.isUrgent(toast))}
          toasts={toasts}
        />
        <Live role="alert" shown={shown.filter(toastsSelect.isUrgent)} toasts={toasts} />
      </VStack>
    </Portal>
  );
}

/** On a phone, a full-width band, so that nothing shows through beside it. */
const band = {
  p: { base: '2', md: '0' },
  pb: { base: `max(0.5rem, ${safeFoot})`, md: '0' },
  bg: { base: 'bg.muted', md: 'transparent' },
  borderTopWidth: { base: '1px', md: '0' },
  borderColor: 'border',
  '&[data-over]': { p: '0', bg: 'transparent', borderTopWidth: '0' },
} as const;

type LiveProps = {
  readonly role: 'status' | 'alert';
  readonly shown: readonly Toast[];
  readonly toasts: toastsSelect.ToastsActor;
};

function Live({ role, shown, toasts }: LiveProps) {
  return (
    <VStack role={role} aria-relevant="additions text" align="stretch" gap="2">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} toasts={toasts} />
      ))}
    </VStack>
  );
}

function ToastCard({
  toast,
  toasts,
}: {
  readonly toast: Toast;
  readonly toasts: toastsSelect.ToastsActor;
}) {
  const { formatMessage } = useIntl();
  const said = useId();
  const urgent = toastsSelect.isUrgent(toast);
  return (
    <HStack
      data-notice=""
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor={urgent ? 'danger.fg' : 'border'}
      borderRadius="xl"
      boxShadow="float"
      ps="4"
      pe="1"
      py="1"
      gap="3"
      animation="rise-in 200ms"
    >
      <Box color={urgent ? 'danger.fg' : 'success.fg'} flexShrink="0">
        <Icon name={urgent ? 'alert' : 'check'} />
      </Box>
      <Box id={said} flex="1" py="2" overflowWrap="anywhere">
        <NoticeText notice={toast.notice} />
      </Box>
      {isUndoable(toast.notice) ? (
        <Button
          variant="ghost"
          size="sm"
          aria-describedby={said}
          onClick={() => toasts.send({ type: 'toast.undo', id: toast.id })}
        >
          <FormattedMessage {...messages.undo} />
        </Button>
      ) : null}
      <IconButton
        aria-label={formatMessage(messages.dismiss)}
        onClick={() => toasts.send({ type: 'toast.dismiss', id: toast.id })}
      >
        <Icon name="close" size="4" />
      </IconButton>
    </HStack>
  );
}
