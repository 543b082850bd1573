import { ChakraProvider, createSystem } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Language } from '#domain/kernel/language.ts';
import type { Services } from '#application/shell/services.ts';
import { ProfilePagesContext } from '#ui/account/profile-pages.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { ItemControlContext } from '#ui/catalogue/item-control.ts';
import { EntriesContext } from '#ui/kernel/entries.tsx';
import { OpeningProvider } from '#ui/kernel/opening.tsx';
import { ServicesProvider } from '#ui/kernel/services-context.tsx';
import { HeartContext } from '#ui/kernel/hearts.ts';
import { wishButton } from '#ui/wishlist/parts/wish-button.tsx';
import { appEntries } from '#ui/shell/app-entries.ts';
import { appProfile } from '#ui/shell/app-profile.ts';
import type { Messages } from '#ui/kernel/load-messages.ts';
import { system } from '#ui/design/theme/system.ts';
import type { Elements } from '#ui/design/elements.ts';
import { MessagesProvider } from '#ui/kernel/messages-provider.tsx';

type Options = {
  readonly app?: Services;
  readonly path?: string;
  /** True for a desktop's width; a tablet's by default. */
  readonly desktop?: boolean;
  /** True for a phone's width. */
  readonly phone?: boolean;
  /** English by default; other languages come with their messages. */
  readonly language?: Language;
  readonly messages?: Messages;
};

/** jsdom's window is 1024 px wide and cannot be widened: so desktops begin there. */
const desktopSystem = createSystem(system._config, {
  theme: { breakpoints: { xl: '1024px' } },
});

/** Nor can it be narrowed: so tablets begin beyond it. */
const phoneSystem = createSystem(system._config, {
  theme: { breakpoints: { md: '1100px', lg: '1150px', xl: '1280px' } },
});

/** Renders a view as the app would: our theme, texts, an address bar and, if given, the services. */
export function renderView(
  view: ReactElement,
  { app, path = '/', desktop = false, phone = false, language = 'en', messages = {} }: Options = {},
) {
  const theme = desktop ? desktopSystem : phone ? phoneSystem : system;
  const inApp = (children: Elements) =>
    app ? (
      <ServicesProvider services={app}>
        <ItemControlContext value={CartControl}>
          <HeartContext value={wishButton}>
            <EntriesContext value={appEntries}>
              <ProfilePagesContext value={appProfile}>{children}</ProfilePagesContext>
            </EntriesContext>
          </HeartContext>
        </ItemControlContext>
      </ServicesProvider>
    ) : (
      children
    );
  return render(view, {
    wrapper: ({ children }) => (
      <MessagesProvider locale={language} messages={messages}>
        <ChakraProvider value={theme}>
          <SWRConfig value={{ provider: () => app?.readCache ?? new Map(), dedupingInterval: 0 }}>
            <MemoryRouter initialEntries={[path]}>
              <OpeningProvider>{inApp(<>{children}</>)}</OpeningProvider>
            </MemoryRouter>
          </SWRConfig>
        </ChakraProvider>
      </MessagesProvider>
    ),
  });
}
