import type { TabSnapshot } from './tab-snapshot.ts';
import type * as Walk from './walk.types.ts';

/** The tabs in which the app is open, as far as they can be heard; this one is always among them. */
export interface AppTabs {
  readonly own: string;
  /** The same list as long as nothing has changed; this tab first. */
  all(): readonly TabSnapshot[];
  subscribe(listener: () => void): () => void;
  /** Has a tab walk to a state, or stop walking. */
  tell(tab: string, event: Walk.Command): void;
  /** Opens the app in a further tab. */
  open(): void;
}
