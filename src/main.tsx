import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { moveToNewerBuild } from '#infrastructure/kernel/newer-build.ts';
import { remembered } from '#infrastructure/shell/remembered.ts';
import { App } from '#ui/app.tsx';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import { browserEdges } from './browser-edges.ts';
import { compose } from './composition-root.ts';
import './fonts.css';

/** Real edges in, page out. */
const router: { navigate: Edges['navigate'] } = {
  navigate: (to, { replace }) => (replace ? location.replace(to) : location.assign(to)),
};
const edges = browserEdges({ navigate: (to, options) => router.navigate(to, options) });
const memory = remembered(edges);
/** Left out of builds without VITE_CHARTS=1, which then hold nothing of it. */
const inspector =
  import.meta.env.VITE_CHARTS === '1'
    ? (await import('#tools/inspector/entry/entry.tsx')).startInspector()
    : null;
const shop = compose(edges, memory, inspector?.inspect);
const inspectorPage = inspector?.connect(shop, edges) ?? null;
const words = loadMessages(memory.language);
shop.storefront.start();
moveToNewerBuild(edges);

const root = document.getElementById('root');
if (root) {
  const messages = await words;
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          shop={shop}
          language={memory.language}
          messages={messages}
          inspector={inspectorPage}
          onRouter={(navigate) => void (router.navigate = navigate)}
        />
      </StrictMode>,
    ),
  );
}
