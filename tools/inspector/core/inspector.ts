import type { DrawnFlow } from './drawn-flow.ts';
import type { replayMachine } from './replay.machine.ts';
import type { AppTabs } from './app-tabs.port.ts';

/** All that the pages of the inspector are given. */
export type Inspector = {
  readonly drawnFlows: readonly DrawnFlow[];
  /** The requirements that states name, in their words. */
  readonly requirements: Readonly<Record<string, string>>;
  readonly tabs: AppTabs;
  readonly replay: typeof replayMachine;
  /** Hands a text to the reader as a file. */
  readonly save: (name: string, text: string) => void;
};
