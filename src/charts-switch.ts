import type { Inspector } from '#application/charts/inspector.ts';
import type { Shop } from '#application/shell/shop.ts';
import { createRecorder, type Recorder } from '#infrastructure/charts/recorder.ts';
import { openTabChannel } from '#infrastructure/charts/tab-channel.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';

/** What the shop starts with where there is an inspector: a memory, and an ear for other tabs. */
export type ChartsSwitch = {
  readonly inspect: Recorder['inspect'];
  readonly connect: (shop: Shop, edges: Edges) => () => Promise<Inspector>;
};

/** Null in builds without the inspector, which then hold nothing of it. */
export const chartsSwitch = (): ChartsSwitch | null =>
  import.meta.env.VITE_CHARTS === '1' ? switchedOn() : null;

function switchedOn(): ChartsSwitch {
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
        (opened ??= import('./inspector.ts').then(({ openInspector }) =>
          openInspector({ shop, edges, recorder, channel, openTab, save }),
        ));
      channel.hear(({ kind }) => (kind === 'show' ? void open() : undefined));
      channel.say({ kind: 'here' });
      return open;
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
