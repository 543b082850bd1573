import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../tools/setup/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4273);
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'sundry-e2e-'));

/** A shop that runs already, for whoever writes a journey and wants it quickly. */
const running = process.env['E2E_BASE_URL'];

/** The real shop: built, served by the reference back end on a database of its own, with the desk. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    // A trace of every step doubles the time; who looks for a fault asks for it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS },
  },
  ...(running ? {} : { webServer: theShop() }),
});

function theShop(): NonNullable<PlaywrightTestConfig['webServer']> {
  return {
    command: `${process.execPath} tools/setup/start.ts`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/api/v1/config`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SUNDRY_DATA_DIR: dataDir,
      SUNDRY_DESK: '1',
    },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
  };
}
