import { inspectorCode } from './boot/inspector.ts';
import './boot/libraries.ts';
import './boot/styles.ts';
import './boot/flows.ts';
import './boot/views.ts';
import './boot/time.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { writeShownCookie } from '#infrastructure/kernel/place-cookie.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { moveToNewerBuild } from '#infrastructure/kernel/newer-build.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { App } from '#ui/app.tsx';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import { addressBar } from '#ui/kernel/router.tsx';
import { fetchPageAt } from '#ui/shell/app-routes.ts';
import { fetchAhead } from '#ui/shell/fetch-ahead.ts';
import { browserPlatform } from './browser-platform.ts';
import { assemble, open } from './composition-root.ts';
import { doEarlyPresses, fetchFarPictures } from './early/take-over.ts';
import { yieldToMain } from './boot/yield-to-main.ts';
import { serverSnapshots } from './hydration.ts';
import './fonts.css';

const router: { navigate: Platform['navigate'] } = {
  navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
};
let answers = () => {};
const platform = browserPlatform({
  navigate: (to, options) => router.navigate(to, options),
  answered: new Promise((resolve) => (answers = resolve)),
});
const persisted = persistedState(platform);
const inspector = inspectorCode && (await inspectorCode).startInspector();
const AddressBar = addressBar((navigate) => void (router.navigate = navigate));
await yieldToMain();
const assembled = assemble(platform, persisted);
await yieldToMain();
const services = open(assembled, inspector?.inspect);
const inspectorPage = inspector?.connect(services, platform) ?? null;
const texts = loadMessages(persisted.language);
await yieldToMain();
services.storefront.start();
moveToNewerBuild(platform);
// A browser without this cookie gets rendered pages from its next page on.
if (persisted.place && !/(?:^|; )shown=/.test(platform.readCookies())) writeShownCookie(platform);

/** The page is interactive: recorded presses are replayed, and code for the next presses is fetched. */
const shown = () => queueMicrotask(begin);
/** Not while React is working: it could not hydrate the pressed part. */
const begin = () => {
  performance.mark('answers');
  answers();
  doEarlyPresses();
  fetchFarPictures();
  fetchAhead(services, { idly: !savesData() });
};
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ??
  false;

const root = document.getElementById('root');
if (root) {
  const messages = await texts;
  await yieldToMain();
  const rendered = await serverSnapshots(services, platform, persisted);
  await yieldToMain();
  const page = (
    <StrictMode>
      <App
        services={services}
        language={persisted.language}
        messages={messages}
        inspector={inspectorPage}
        Address={AddressBar}
        onShown={shown}
        rendered={rendered}
      />
    </StrictMode>
  );
  if (rendered) {
    // Not awaited here: that code waits for this file to have run.
    void fetchPageAt(location, services).then(() =>
      startTransition(() => void hydrateRoot(root, page)),
    );
  } else {
    answers();
    doEarlyPresses();
    fetchFarPictures();
    startTransition(() => createRoot(root).render(page));
  }
}
