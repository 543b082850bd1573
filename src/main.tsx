import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { moveToNewerBuild } from '#infrastructure/kernel/newer-build.ts';
import { persistedState } from '#infrastructure/shell/persisted-state.ts';
import { App } from '#ui/app.tsx';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import { addressBar } from '#ui/kernel/router.tsx';
import { browserPlatform } from './browser-platform.ts';
import { compose } from './composition-root.ts';
import './fonts.css';

/** The real platform in, the page out. */
const router: { navigate: Platform['navigate'] } = {
  navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
};
const platform = browserPlatform({ navigate: (to, options) => router.navigate(to, options) });
const persisted = persistedState(platform);
/** Left out of builds without VITE_CHARTS=1, which then hold nothing of it. */
const inspector =
  import.meta.env.VITE_CHARTS === '1'
    ? (await import('#tools/inspector/entry/entry.tsx')).startInspector()
    : null;
const AddressBar = addressBar((navigate) => void (router.navigate = navigate));
const services = compose(platform, persisted, inspector?.inspect);
const inspectorPage = inspector?.connect(services, platform) ?? null;
const words = loadMessages(persisted.language);
services.storefront.start();
moveToNewerBuild(platform);

const root = document.getElementById('root');
if (root) {
  const messages = await words;
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          services={services}
          language={persisted.language}
          messages={messages}
          inspector={inspectorPage}
          Address={AddressBar}
        />
      </StrictMode>,
    ),
  );
}
