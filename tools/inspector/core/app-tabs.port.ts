import type { TabSnapshot } from './tab-snapshot.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';

/** The open tabs of the app that answer; this one is always among them. */
export interface AppTabs {
  readonly own: string;
  /** The same list as long as nothing has changed; this tab first. */
  all(): readonly TabSnapshot[];
  subscribe(listener: () => void): () => void;
  /** Has a tab start or stop a walk. */
  tell(tab: string, event: Walk.Command): void;
  /** Opens the app in a further tab. */
  open(): void;
}
