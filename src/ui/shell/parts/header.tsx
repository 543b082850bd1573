import { Box, Button, HStack, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { tracksOrders } from '#domain/catalogue/module.ts';
import { AccountMenu } from '#ui/account/parts/account-menu.tsx';
import { useSessionSelector } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useAfter } from '#ui/kernel/use-after.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { CartButton } from './cart-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { LocationButton } from './location-button.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { messages } from '#ui/shell/shell.messages.ts';
import { ThemeButton } from './theme-button.tsx';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    h: 'var(--header-height)',
  },
});

/** The head of every page. The widgets have their room from the start and are drawn a little later. */
export function Header() {
  const shown = useAfter(useServices().headerWidgetsDelay);
  return (
    <Bar>
      <HStack
        maxW="90rem"
        mx="auto"
        h="full"
        px={{ base: '2', md: '6' }}
        gap={{ base: '1', xl: '4' }}
      >
        <Box hideFrom="xl">
          <MenuButton />
        </Box>
        <Logo />
        <LocationButton />
        <Box flex="1" hideBelow="xl" />
        <HStack gap="1" hideBelow="xl">
          <TrackOrderLink />
          <LanguageButton />
          <ThemeButton />
        </HStack>
        <HStack gap="2" minW={{ base: '11', xl: '64' }} minH="11" justify="end">
          {shown ? (
            <>
              <CartButton />
              <Box hideBelow="xl">
                <AccountMenu />
              </Box>
            </>
          ) : null}
        </HStack>
      </HStack>
    </Bar>
  );
}

/** Guests follow an order from here; customers find theirs among their orders. */
function TrackOrderLink() {
  const { formatMessage } = useIntl();
  const signedIn = useSessionSelector(isSignedIn);
  const module = useStorefront(select.module);
  if (signedIn || (module && !tracksOrders(module.type))) return null;
  return (
    <Button asChild variant="ghost" px="3" aria-label={formatMessage(messages.trackOrder)}>
      <Link to={paths.trackOrder()}>
        <Icon name="truck" />
        <Text as="span" hideBelow="xl">
          <FormattedMessage {...messages.trackOrder} />
        </Text>
      </Link>
    </Button>
  );
}
