import { expect, test, vi } from 'vitest';
import type { LogEntry } from '@sundry/statecharts/log';
import type { TabSnapshot } from '#tools/inspector/core/tab-snapshot.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { createBroadcastAppTabs, type Word } from './broadcast-app-tabs.adapter.ts';

/** Tabs of one browser: each message reaches all the others. */
function aBrowser() {
  const ears = new Set<(word: Word) => void>();
  const tab = (name: string) => {
    const listeners = new Set<() => void>();
    const log: LogEntry[] = [];
    const walked: Walk.Command[] = [];
    let own: ((word: Word) => void) | null = null;
    const tabSnapshot = (): TabSnapshot => ({
      ...{ tab: name, page: '/home', actors: [], log: [...log] },
      walk: { situation: 'resting', goal: null, moves: [], why: null },
    });
    const tabs = createBroadcastAppTabs(
      {
        current: tabSnapshot,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        tell: (event) => void walked.push(event),
      },
      {
        say: (word) => [...ears].filter((ear) => ear !== own).forEach((ear) => ear(word)),
        hear: (listener) => {
          own = listener;
          ears.add(listener);
        },
      },
      () => {},
    );
    const happens = (event: string) => {
      const number = log.length + 1;
      log.push({
        ...{ number, at: number, actor: 'x:0', machine: 'cart', event, said: '{}' },
        ...{ from: null, to: ['ready'], taken: [], calls: [] },
      });
      for (const listener of listeners) listener();
    };
    return { tabs, happens, walked };
  };
  return { tab };
}

const logOf = (tabs: { all: () => readonly TabSnapshot[] }, tab: string) =>
  tabs
    .all()
    .find((one) => one.tab === tab)
    ?.log.map(({ event }) => event);

test('a tab that opens later sees all that happened before', () => {
  const { tab } = aBrowser();
  const app = tab('shop');
  app.happens('item.add');
  const inspector = tab('inspector');
  expect(logOf(inspector.tabs, 'shop')).toEqual(['item.add']);
});

test('whatever happens is seen once, in its order', () => {
  const { tab } = aBrowser();
  const [inspector, app] = [tab('inspector'), tab('shop')];
  const seen = vi.fn();
  inspector.tabs.subscribe(seen);
  app.happens('item.add');
  app.happens('cart.clear');
  expect(logOf(inspector.tabs, 'shop')).toEqual(['item.add', 'cart.clear']);
  expect(seen).toHaveBeenCalledTimes(2);
});

test('a request to walk reaches the tab it is meant for, and no other', () => {
  const { tab } = aBrowser();
  const [inspector, app, other] = [tab('inspector'), tab('shop'), tab('other')];
  inspector.tabs.tell('shop', { type: 'walk.stop' });
  expect(app.walked).toEqual([{ type: 'walk.stop' }]);
  expect(other.walked).toEqual([]);
});

test('a tab that is closed is shown no longer', () => {
  const { tab } = aBrowser();
  const [inspector, app] = [tab('inspector'), tab('shop')];
  app.tabs.leave();
  expect(inspector.tabs.all().map((one) => one.tab)).toEqual(['inspector']);
});

test('the list stays the same as long as nothing changes', () => {
  const { tab } = aBrowser();
  const { tabs } = tab('shop');
  expect(tabs.all()).toBe(tabs.all());
});
