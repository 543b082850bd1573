import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, type ComponentType } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { SWRConfig } from 'swr';
import type { Services } from '#application/shell/services.ts';
import type { Language } from '#domain/shell/language.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { ItemControlContext } from '#ui/catalogue/item-control.ts';
import { EntriesContext } from '#ui/kernel/entries.tsx';
import { AddressBar, type Navigate } from '#ui/kernel/router.tsx';
import { ServicesProvider } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { system } from '#ui/design/theme/system.ts';
import { appEntries } from '#ui/shell/app-entries.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { Frame } from '#ui/shell/parts/frame.tsx';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Props = {
  readonly services: Services;
  readonly language: Language;
  readonly messages: Messages;
  /** The page of the inspector of the machines, where there is one. */
  readonly inspector?: ComponentType | null;
  /** Called with the way to move through the site, as soon as there is one. */
  readonly onRouter: (navigate: Navigate) => void;
};

/** The whole page: words, looks, cache, address bar, and the app within. */
export function App({ services, language, messages, inspector = null, onRouter }: Props) {
  return (
    <IntlProvider locale={language} defaultLocale="en" messages={messages}>
      <ChakraProvider value={system}>
        <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false }}>
          <AddressBar onRouter={onRouter}>
            <ServicesProvider services={services}>
              <ItemControlContext value={CartControl}>
                <EntriesContext value={appEntries}>
                  <ErrorBoundary>
                    <Site inspector={inspector} />
                  </ErrorBoundary>
                </EntriesContext>
              </ItemControlContext>
            </ServicesProvider>
          </AddressBar>
        </SWRConfig>
      </ChakraProvider>
    </IntlProvider>
  );
}

/** The app in its frame; the inspector looks at it from outside. */
function Site({ inspector: Inspector }: Required<Pick<Props, 'inspector'>>) {
  const isInspected = useAddress().pathname === '/charts';
  if (Inspector && isInspected) {
    return (
      <Suspense fallback={null}>
        <Inspector />
      </Suspense>
    );
  }
  return (
    <Frame>
      <CurrentPage />
    </Frame>
  );
}
