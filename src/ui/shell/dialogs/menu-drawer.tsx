import { Button, Heading, Stack, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths, type Path } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { tracksOrders } from '#domain/catalogue/module.ts';
import { useSessionSelector } from '#ui/account/use-session.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { LanguageButton } from '#ui/shell/parts/language-button.tsx';
import { messages } from '#ui/shell/shell.messages.ts';
import { ThemeButton } from '#ui/shell/parts/theme-button.tsx';

/** Leads out of the menu: takes its place in the history, so that Back leads to the page beneath. */
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'lg',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
  },
});

/** The menu of narrow screens (NAV-48 to NAV-56, as far as this release has pages for it). */
export function MenuDrawer() {
  const { navigator } = useServices();
  return (
    <DrawerShell
      linked
      title={<FormattedMessage {...messages.menu} />}
      side="start"
      width="360px"
      onClose={() => navigator.closeOverlay()}
    >
      <Stack gap="1" pb="8">
        <MenuLink to={paths.home()} icon="home" words={messages.home} />
        <OrdersLink />
        <Stores list="latest" title={messages.latestStores} all={messages.moreLatest} />
        <Stores list="popular" title={messages.popularStores} all={messages.morePopular} />
        <Settings title={messages.appearance}>
          <ThemeButton />
        </Settings>
        <Settings title={messages.language}>
          <LanguageButton />
        </Settings>
        <SignInOrOut />
      </Stack>
    </DrawerShell>
  );
}

type LinkProps = {
  readonly to: Path;
  readonly icon: IconName;
  readonly words: MessageDescriptor;
};

function MenuLink({ to, icon, words }: LinkProps) {
  return (
    <Entry to={to} replace>
      <Icon name={icon} />
      <FormattedMessage {...words} />
    </Entry>
  );
}

function OrdersLink() {
  const signedIn = useSessionSelector(isSignedIn);
  const module = useStorefront(select.module);
  if (signedIn) return <MenuLink to={paths.myOrders()} icon="receipt" words={messages.myOrders} />;
  return !module || tracksOrders(module.type) ? (
    <MenuLink to={paths.trackOrder()} icon="truck" words={messages.trackOrder} />
  ) : null;
}

type StoresProps = {
  readonly list: 'latest' | 'popular';
  readonly title: MessageDescriptor;
  readonly all: MessageDescriptor;
};

function Stores({ list, title, all }: StoresProps) {
  const { queries } = useServices();
  const scope = useReadScope();
  const module = useStorefront(select.module);
  const here = scope.zones !== null && module !== null;
  const stores = useRead(here ? queries.catalogue.stores(scope, list, 1) : null);
  if (!stores.value || stores.value.rows.length === 0) return null;
  return (
    <Stack gap="0" pt="3" as="section">
      <Heading as="h3" size="sm" px="3" py="2" color="fg.muted">
        <FormattedMessage {...title} />
      </Heading>
      {stores.value.rows.map(({ id, name, moduleId, zoneId }) => (
        <Entry
          key={id}
          replace
          to={paths.store({ id, moduleId, zoneId, ...(module ? { moduleType: module.type } : {}) })}
        >
          <Icon name="store" />
          <bdi>{name}</bdi>
        </Entry>
      ))}
      <Entry
        to={list === 'latest' ? paths.latestStores() : paths.popularStores()}
        replace
        color="brand.fg"
      >
        <Icon name="arrowEnd" />
        <FormattedMessage {...all} />
      </Entry>
    </Stack>
  );
}

function Settings({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <Stack direction="row" align="center" justify="space-between" minH="11" px="3" pt="2">
      <span>
        <FormattedMessage {...title} />
      </span>
      {children}
    </Stack>
  );
}

function SignInOrOut() {
  const { storefront } = useServices();
  const signedIn = useSessionSelector(isSignedIn);
  const closed = useStorefront(select.isClosed);
  return (
    <Button
      mt="4"
      disabled={closed}
      variant={signedIn ? 'outline' : 'solid'}
      onClick={() =>
        storefront.send(
          signedIn
            ? { type: 'dialog.open', id: 'signOut', request: null }
            : {
                type: 'dialog.open',
                id: 'authenticate',
                request: { view: 'signIn', offerGuest: false },
              },
        )
      }
    >
      <Icon name={signedIn ? 'logout' : 'user'} />
      <FormattedMessage {...(signedIn ? messages.logout : messages.signIn)} />
    </Button>
  );
}
