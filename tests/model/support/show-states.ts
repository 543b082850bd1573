import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asWalkedBy, chartOf, type AnyPage, type Renderer } from '@sundry/statecharts';
import { explore, shortestWalks, walk, type Driver } from '@sundry/statecharts/walk';
import { pageText } from '@sundry/statecharts/react';
import type { Services } from '#application/shell/services.ts';
import type { Shown } from '#tools/flows/levels/react.ts';
import { loadMessages } from '#ui/kernel/load-messages.ts';
import { rendererIn } from './renderer.tsx';

type DriverWith = (renderer: Renderer<Services>) => Promise<Driver>;

const DEVICES = ['desktop', 'phone'] as const;
/** A Saturday noon in New York, at which the fixtures stand. */
const NOON = Date.UTC(2026, 10, 21, 17);
const HASTE_MILLISECONDS = 3_000;

/**
 * Writes the HTML of each state of a flow: the real views after the shortest walk. Where a walk fails, the
 * states are shown from another input; a state that no walk shows has no file.
 */
export function showStates(
  page: AnyPage,
  driverWith: DriverWith,
  { folder, language }: Shown,
): void {
  const flow = asWalkedBy(page);
  const explored = explore(flow);
  const states = chartOf(flow.machine).states.map(({ path }) => path);
  const own = `${folder}/${flow.name.replace('/', '-')}`;
  const written = new Set<string>();
  const failed = new Set<string>();
  mkdirSync(own, { recursive: true });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    vi.stubGlobal('matchMedia', media.matchMedia);
    configure({ asyncUtilTimeout: HASTE_MILLISECONDS });
  });
  afterEach(() => void vi.useRealTimers());

  const show = async (names: readonly string[]): Promise<void> => {
    for (const device of DEVICES) {
      await act(async () => media.become(device));
      missPictures();
      const text = await textAtRest();
      for (const name of names) {
        writeFileSync(`${own}/${name}.${device}.html`, text);
        written.add(name);
      }
    }
    await act(async () => media.become('desktop'));
  };

  const walkAll = async (walks: ReturnType<typeof shortestWalks>): Promise<void> => {
    const renderer = rendererIn(language, await loadMessages(language));
    for (const one of walks) {
      const driver = await driverWith(renderer);
      let steps = -1;
      const assert: Driver['assert'] = async (expected) => {
        await driver.assert(expected);
        steps += 1;
        const shown = one.shows.get(steps) ?? [];
        if (shown.length > 0) await show(shown);
      };
      await walk(flow, explored, one, { ...driver, assert }).catch(
        () => void failed.add(one.path.input),
      );
    }
  };

  test.for([...shortestWalks(explored, states)])('$title', (one) => walkAll([one]));
  test('states whose shortest walk fails, from other inputs', async () => {
    const missing = states.filter((state) => !written.has(state));
    await walkAll(shortestWalks(explored, missing, (input) => !failed.has(input)));
  });
}

/** The page when it no longer changes: parts of it come with code of their own. */
async function textAtRest(): Promise<string> {
  let text = '';
  await waitFor(() => {
    const before = text;
    text = pageText(document);
    expect(text === before).toBe(true);
  });
  return text;
}

/** Lets pictures without a file fail, as a browser does: jsdom loads none. */
function missPictures(): void {
  for (const image of document.images) {
    const { protocol, pathname } = new URL(image.src, location.href);
    if (protocol !== 'data:' && !existsSync(`public${pathname}`)) fireEvent.error(image);
  }
}

/** A window that becomes a phone's and back. Only widths decide; nothing moves. */
const media = (() => {
  let device: (typeof DEVICES)[number] = 'desktop';
  const listeners = new Set<() => void>();
  return {
    become(next: typeof device): void {
      device = next;
      listeners.forEach((listener) => listener());
    },
    matchMedia: (query: string) => ({
      get matches() {
        return (query === PHONES && device === 'phone') || query.includes('reduced-motion: reduce');
      },
      addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    }),
  };
})();
const PHONES = '(width < 48rem)';
