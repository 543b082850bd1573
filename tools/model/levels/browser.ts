import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../setup/chromium.ts';
import { browserDriver, inBrowser } from '../drivers/browser.ts';
import type { AnyPage } from '../page.ts';
import { planSuite, walk, type Suite } from '../run-flow.ts';
import type { Scene } from '../scene.ts';
import { walkAll, type Walked } from './level.ts';

export type Described = { readonly page: AnyPage; readonly scene: Scene };

type Options = {
  readonly suites: readonly Suite[];
  /** Where the pictures of the states go; null takes none. */
  readonly pictures: string | null;
};

/** Walks flows in Chromium, at the real shop with its desk: one that runs already, or one of our own. */
export async function walkInBrowser(
  described: readonly Described[],
  { suites, pictures }: Options,
): Promise<readonly Walked[]> {
  const shop = await openShop();
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  });
  const walked: Walked[] = [];
  try {
    for (const { page, scene } of described) {
      const album =
        pictures === null ? {} : { pictures: { folder: pictures, taken: new Set<string>() } };
      const options = { baseURL: shop.url, ...album };
      const flow = inBrowser(page, scene);
      const own = await walkAll('browser', flow, suites, ({ path }) =>
        browserDriver(page, scene, browser, { ...options, ahead: path.steps }),
      );
      const inHindi = pictures === null ? [] : planSuite(flow, { suite: 'tour' }).tests;
      const spoken = { ...options, language: 'hi' as const };
      const broke: string[] = [];
      for (const test of inHindi) {
        const driver = browserDriver(page, scene, browser, { ...spoken, ahead: test.path.steps });
        await walk(flow, own.explored, test, driver).catch((problem: unknown) =>
          broke.push(`in Hindi: ${problem instanceof Error ? problem.message : String(problem)}`),
        );
      }
      walked.push({ ...own, broke: [...own.broke, ...broke] });
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return walked;
}

type Shop = { readonly url: string; readonly close: () => Promise<void> };

async function openShop(): Promise<Shop> {
  const running = process.env['E2E_BASE_URL'];
  if (running) return { url: running, close: async () => {} };
  const url = `http://127.0.0.1:${process.env['E2E_PORT'] ?? '4274'}`;
  const server = spawn(process.execPath, ['tools/setup/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      HOST: '127.0.0.1',
      SUNDRY_DATA_DIR: mkdtempSync(path.join(tmpdir(), 'sundry-model-')),
      SUNDRY_DESK: '1',
      VITE_CHARTS: '1',
    },
  });
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  for (let isOpen = false; !isOpen;) {
    if (server.exitCode !== null) throw new Error('The shop did not open: see above.');
    await sleep(250);
    isOpen = await fetch(`${url}/api/v1/config`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const close = async () => {
    server.kill('SIGINT');
    await gone;
  };
  return { url, close };
}
