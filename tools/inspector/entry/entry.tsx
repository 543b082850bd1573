import type { ComponentType } from 'react';
import type { Shop } from '#application/shell/shop.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { hasInterruptedWalk } from './interrupted-walk.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { openTabChannel } from './tab-channel.ts';

/** What the app starts with where there is an inspector: a memory, and an ear for other tabs. */
export type StartedInspector = {
  readonly inspect: Recorder['inspect'];
  /** The page of the inspector, whose code comes when it is first shown. */
  readonly connect: (shop: Shop, edges: Edges) => ComponentType;
};

export function startInspector(): StartedInspector {
  const recorder = createRecorder(() => Date.now());
  return {
    inspect(event) {
      recorder.inspect(event);
      watcher()?.(event);
    },
    connect(shop, edges) {
      const channel = openTabChannel();
      let opened: Promise<Inspector> | null = null;
      const open = () =>
        (opened ??= import('#tools/inspector/open-inspector.ts').then(({ openInspector }) =>
          openInspector({ shop, edges, recorder, channel, openTab, save }),
        ));
      channel.hear(({ kind }) => (kind === 'show' ? void open() : undefined));
      channel.say({ kind: 'here' });
      if (hasInterruptedWalk(edges)) void open();
      return lazyView(async () => {
        const { ChartsPage } = await import('#tools/inspector/views/charts-page.tsx');
        return () => <ChartsPage open={open} />;
      });
    },
  };
}

/** A browser that walks the shop from outside leaves its ear here before the page begins. */
const watcher = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('sundry.watch')] as
    Recorder['inspect'] | undefined;

const openTab = () => void window.open('/', '_blank');

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
