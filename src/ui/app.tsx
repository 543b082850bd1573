import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { Suspense, type ComponentType } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { SWRConfig } from 'swr';
import type { Services } from '#application/shell/services.ts';
import type { Language } from '#domain/kernel/language.ts';
import { ProfilePagesContext } from '#ui/account/profile-pages.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { ItemControlContext } from '#ui/catalogue/item-control.ts';
import { ConfiguredDecimals } from '#ui/kernel/configured-decimals.tsx';
import { EntriesContext } from '#ui/kernel/entries.tsx';
import { ServicesProvider } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { ServerSnapshotsContext, type ServerSnapshots } from '#ui/kernel/use-actor.ts';
import { HeartContext } from '#ui/kernel/hearts.ts';
import { OpeningProvider } from '#ui/kernel/opening.tsx';
import { pageStyles, type StyleCache } from '#ui/design/theme/style-cache.ts';
import { system } from '#ui/design/theme/system.ts';
import { appEntries } from '#ui/shell/app-entries.ts';
import { appProfile } from '#ui/shell/app-profile.ts';
import { INSPECTOR } from '#ui/shell/app-routes.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { wishButton } from '#ui/wishlist/parts/wish-button.tsx';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { Frame } from '#ui/shell/parts/frame.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { MessagesProvider } from '#ui/kernel/messages-provider.tsx';

const NO_SERVER_SNAPSHOTS: ServerSnapshots = new Map();

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Props = {
  readonly services: Services;
  readonly language: Language;
  readonly messages: Messages;
  readonly inspector?: ComponentType | null;
  readonly Address: ComponentType<{ readonly children: Elements }>;
  /** Called once the hydrated page responds to presses. */
  readonly onShown?: () => void;
  readonly styles?: StyleCache;
  /** Server snapshots of actors; null without server rendering. */
  readonly rendered?: ServerSnapshots | null;
};

export const App = ({ inspector = null, onShown, ...surroundings }: Props) => (
  <Surroundings {...surroundings}>
    <Site inspector={inspector} onShown={onShown} />
  </Surroundings>
);

type SurroundingsProps = Omit<Props, 'inspector' | 'onShown'> & { readonly children: Elements };

/** All that a view reads from. */
export function Surroundings({
  services,
  language,
  messages,
  Address,
  styles = pageStyles(),
  rendered = null,
  children,
}: SurroundingsProps) {
  return (
    <CacheProvider value={styles}>
      <MessagesProvider locale={language} messages={messages}>
        <ChakraProvider value={system}>
          <SWRConfig
            value={{
              provider: () => services.readCache,
              revalidateOnFocus: false,
              shouldRetryOnError: false,
            }}
          >
            <Address>
              <ServerSnapshotsContext value={rendered ?? NO_SERVER_SNAPSHOTS}>
                <ServicesProvider services={services}>
                  <ItemControlContext value={CartControl}>
                    <HeartContext value={wishButton}>
                      <EntriesContext value={appEntries}>
                        <ProfilePagesContext value={appProfile}>
                          <ErrorBoundary>
                            <ConfiguredDecimals>
                              <OpeningProvider>{children}</OpeningProvider>
                            </ConfiguredDecimals>
                          </ErrorBoundary>
                        </ProfilePagesContext>
                      </EntriesContext>
                    </HeartContext>
                  </ItemControlContext>
                </ServicesProvider>
              </ServerSnapshotsContext>
            </Address>
          </SWRConfig>
        </ChakraProvider>
      </MessagesProvider>
    </CacheProvider>
  );
}

type SiteProps = Required<Pick<Props, 'inspector'>> & {
  readonly onShown: Props['onShown'] | undefined;
};

function Site({ inspector: Inspector, onShown }: SiteProps) {
  const isInspected = useAddress().pathname === INSPECTOR;
  if (Inspector && isInspected) {
    return (
      <Suspense fallback={null}>
        <Inspector />
      </Suspense>
    );
  }
  return (
    <Frame>
      <CurrentPage onShown={onShown} />
    </Frame>
  );
}
