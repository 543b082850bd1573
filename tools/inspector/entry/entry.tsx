import type { ComponentType } from 'react';
import type { Services } from '#application/shell/services.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { hasInterruptedWalk } from './interrupted-walk.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { openTabChannel } from './tab-channel.ts';

/** The inspector's part of the app at start: a recorder, and a channel to other tabs. */
export type StartedInspector = {
  readonly inspect: Recorder['inspect'];
  /** The inspector's page; its code loads at the first render. */
  readonly connect: (app: Services, platform: Platform) => ComponentType;
};

export function startInspector(): StartedInspector {
  const recorder = createRecorder(() => Date.now());
  return {
    inspect(event) {
      recorder.inspect(event);
      watcher()?.(event);
    },
    connect(app, platform) {
      const channel = openTabChannel();
      let opened: Promise<Inspector> | null = null;
      const open = () =>
        (opened ??= import('#tools/inspector/open-inspector.ts').then(({ openInspector }) =>
          openInspector({ app, platform, recorder, channel, openTab, save }),
        ));
      channel.hear(({ kind }) => (kind === 'show' ? void open() : undefined));
      channel.say({ kind: 'here' });
      if (hasInterruptedWalk(platform)) void open();
      return lazyView(async () => {
        const { ChartsPage } = await import('#tools/inspector/views/charts-page.tsx');
        return () => <ChartsPage open={open} />;
      });
    },
  };
}

/** A browser test that walks the app installs its observer here before the page starts. */
const watcher = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('sundry.watch')] as
    | Recorder['inspect']
    | undefined;

const openTab = () => void window.open('/', '_blank');

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
