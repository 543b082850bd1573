import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { Services } from '#application/shell/services.ts';
import type { Language } from '#domain/shell/language.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { ItemControlContext } from '#ui/catalogue/item-control.ts';
import { HomePage } from '#ui/catalogue/pages/home-page.tsx';
import { StorePage } from '#ui/catalogue/pages/store-page.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { ServicesProvider } from '#ui/kernel/services-context.tsx';
import { system } from '#ui/design/theme/system.ts';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { Frame } from '#ui/shell/parts/frame.tsx';
import { PageSkeleton } from '#ui/shell/parts/page-skeleton.tsx';

const LandingPage = lazyView(
  async () => (await import('#ui/shell/pages/landing-page.tsx')).LandingPage,
);
const StoreListPage = lazyView(
  async () => (await import('#ui/catalogue/pages/store-list-page.tsx')).StoreListPage,
);
const CheckoutPage = lazyView(
  async () => (await import('#ui/ordering/pages/checkout-page.tsx')).CheckoutPage,
);
const TrackOrderPage = lazyView(
  async () => (await import('#ui/ordering/pages/track-order-page.tsx')).TrackOrderPage,
);
const ProfilePage = lazyView(
  async () => (await import('#ui/account/pages/profile-page.tsx')).ProfilePage,
);
const NotFoundPage = lazyView(
  async () => (await import('#ui/shell/pages/not-found-page.tsx')).NotFoundPage,
);

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;
export type Navigate = (
  to: string,
  options: { readonly replace: boolean; readonly state: OverlayEntry | null },
) => void;

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
          <BrowserRouter>
            <ServicesProvider services={services}>
              <ItemControlContext value={CartControl}>
                <RouterBridge onRouter={onRouter} />
                <ErrorBoundary>
                  <Site inspector={inspector} />
                </ErrorBoundary>
              </ItemControlContext>
            </ServicesProvider>
          </BrowserRouter>
        </SWRConfig>
      </ChakraProvider>
    </IntlProvider>
  );
}

/** The app in its frame; the inspector looks at it from outside. */
function Site({ inspector: Inspector }: Required<Pick<Props, 'inspector'>>) {
  const isInspected = useLocation().pathname === '/charts';
  if (Inspector && isInspected) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Inspector />
      </Suspense>
    );
  }
  return (
    <Frame>
      <Suspense fallback={<PageSkeleton />}>
        <Pages />
      </Suspense>
    </Frame>
  );
}

function Pages() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/home" element={<HomePage />} />
      <Route path="/store/latest" element={<StoreListPage list="latest" />} />
      <Route path="/store/popular" element={<StoreListPage list="popular" />} />
      <Route path="/store/:id" element={<StorePage />} />
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/track-order" element={<TrackOrderPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Lends the router's way of moving to whoever is not a view. */
function RouterBridge({ onRouter }: Pick<Props, 'onRouter'>) {
  const navigate = useNavigate();
  useLayoutEffect(
    () => onRouter((to, options) => void navigate(to, options)),
    [navigate, onRouter],
  );
  return null;
}
