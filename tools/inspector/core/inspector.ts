import type { DrawnFlow } from '@sundry/statecharts/log';
import type { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import type { AppTabs } from './app-tabs.port.ts';

/** The services of the inspector's pages. */
export type Inspector = {
  readonly drawnFlows: readonly DrawnFlow[];
  /** The texts of the requirements that states name. */
  readonly requirements: Readonly<Record<string, string>>;
  readonly tabs: AppTabs;
  readonly replay: typeof replayMachine;
  /** Offers a text as a download. */
  readonly save: (name: string, text: string) => void;
};
