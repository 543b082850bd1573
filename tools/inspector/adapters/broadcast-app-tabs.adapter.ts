import type { LogEntry } from '@sundry/statecharts/log';
import type { TabSnapshot } from '#tools/inspector/core/tab-snapshot.ts';
import type { AppTabs } from '#tools/inspector/core/app-tabs.port.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';

/** Messages between tabs of the app about their machines. All tabs run the same build. */
export type Word =
  /** A tab has opened. */
  | { readonly kind: 'here' }
  /** A tab requests the machines of all others, with their whole logs. */
  | { readonly kind: 'show' }
  | { readonly kind: 'shown'; readonly tabSnapshot: TabSnapshot; readonly after: number }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'tell'; readonly tab: string; readonly event: Walk.Command };

export type Channel = {
  readonly say: (word: Word) => void;
  readonly hear: (listener: (word: Word) => void) => void;
};

type Own = {
  readonly current: () => TabSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (event: Walk.Command) => void;
};

const LONGEST_LOG = 2_000;

/** Shows this tab's machines to every other tab, and theirs to this one. */
export function createBroadcastAppTabs(
  own: Own,
  { say, hear }: Channel,
  openTab: () => void,
): AppTabs & { readonly leave: () => void } {
  const others = new Map<string, TabSnapshot>();
  const listeners = new Set<() => void>();
  const { tab } = own.current();
  let all: readonly TabSnapshot[] | null = null;
  let told = 0;

  const changed = () => {
    all = null;
    for (const listener of listeners) listener();
  };
  const show = (after: number) => {
    const tabSnapshot = own.current();
    told = tabSnapshot.log.at(-1)?.number ?? told;
    const log = tabSnapshot.log.filter(({ number }) => number > after);
    say({ kind: 'shown', tabSnapshot: { ...tabSnapshot, log }, after });
  };
  own.subscribe(() => {
    changed();
    show(told);
  });
  hear((word) => {
    switch (word.kind) {
      case 'here':
        return say({ kind: 'show' });
      case 'show':
        return show(0);
      case 'gone':
        if (others.delete(word.tab)) changed();
        return;
      case 'tell':
        return word.tab === tab ? own.tell(word.event) : undefined;
      case 'shown': {
        const { tabSnapshot, after } = word;
        const log = joined(others.get(tabSnapshot.tab)?.log ?? [], tabSnapshot.log, after);
        others.set(tabSnapshot.tab, { ...tabSnapshot, log });
        return changed();
      }
    }
  });
  say({ kind: 'show' });
  show(0);
  return {
    own: tab,
    all: () => (all ??= [own.current(), ...others.values()]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (to, event) => (to === tab ? own.tell(event) : say({ kind: 'tell', tab: to, event })),
    open: openTab,
    leave: () => say({ kind: 'gone', tab }),
  };
}

/** Appends increments to the known log; a whole log replaces it. */
function joined(
  known: readonly LogEntry[],
  news: readonly LogEntry[],
  after: number,
): readonly LogEntry[] {
  return [...known.filter(({ number }) => number <= after), ...news].slice(-LONGEST_LOG);
}
