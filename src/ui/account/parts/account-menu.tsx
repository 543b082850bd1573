import { Box, Button, Stack, Text, chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as sessionSelect from '#application/account/session/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './account-menu.messages.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Portrait } from './portrait.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { SignInButton } from './sign-in-button.tsx';

export function AccountMenu() {
  const signedIn = useSession(sessionSelect.isSignedIn);
  return signedIn ? (
    <CustomerMenu />
  ) : (
    <SignInButton variant="outline" icon={<Icon name="user" />} />
  );
}

const ANCHOR = '--account-menu';

/** The native popover closes with Escape and on a click outside, and restores the focus. */
const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '16',
    insetInlineEnd: '4',
    m: '0',
    p: '2',
    minW: '56',
    maxW: 'calc(100vw - 2rem)',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'float',
    '@supports (top: anchor(bottom))': {
      positionAnchor: ANCHOR,
      top: 'calc(anchor(bottom) + 8px)',
      insetInlineEnd: 'anchor(inline-end)',
    },
  },
});

function CustomerMenu() {
  const { formatMessage } = useIntl();
  const { storefront } = useServices();
  const profile = useSession(sessionSelect.profileOf);
  const closed = useStorefront(select.isClosed);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => panel.current?.hidePopover?.();
  const name = profile?.firstName ?? null;

  return (
    <>
      <Button
        variant="outline"
        popoverTarget={id}
        style={{ anchorName: ANCHOR }}
        aria-label={
          name === null
            ? formatMessage(messages.account)
            : formatMessage(messages.accountOf, { name })
        }
      >
        <Portrait image={profile?.image ?? null} />
        <Text as="span" maxW="28" truncate>
          <bdi>{name ?? <FormattedMessage {...messages.account} />}</bdi>
        </Text>
        <Icon name="chevronDown" size="4" />
      </Button>
      <Panel ref={panel} id={id} popover="auto">
        <Stack gap="1">
          {profile ? (
            <Text px="3" py="2" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
              <bdi>{profile.email ?? profile.phone}</bdi>
            </Text>
          ) : null}
          <Box onClick={close}>
            <ProfileLinks />
          </Box>
          <Button
            variant="ghost"
            justifyContent="start"
            px="3"
            gap="3"
            fontWeight="medium"
            disabled={closed}
            onClick={() => {
              close();
              storefront.send({ type: 'dialog.open', id: 'signOut', request: null });
            }}
          >
            <Icon name="logout" />
            <FormattedMessage {...messages.logout} />
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
