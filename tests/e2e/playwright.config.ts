import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../tools/setup/chromium.ts';
import { appOf, deskToken, newDataFolder, runningApp, WORKERS } from '../../tools/desk/apps.ts';

/** The real app: built, served by the reference server on its own database, with the desk. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  workers: runningApp === undefined ? WORKERS : 1,
  fullyParallel: true,
  retries: 0,
  // A busy machine must not look like a defect.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    // Movements take a tenth of the time. Journeys that order, look and rent keep them, as for most people.
    contextOptions: { reducedMotion: 'reduce' },
    // A headless browser cannot ask for the clipboard permission.
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 30_000,
    // A trace doubles the time; E2E_TRACE asks for it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS },
  },
  // Each worker reads the configuration anew, when the apps are open already.
  ...(runningApp === undefined && process.env['TEST_WORKER_INDEX'] === undefined
    ? { webServer: Array.from({ length: WORKERS }, (_, index) => openApp(index)) }
    : {}),
});

type WebServer = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>;

function openApp(index: number): WebServer {
  const url = new URL(appOf(index));
  return {
    command: `${process.execPath} tools/setup/start.ts`,
    cwd: '../..',
    url: url.origin + urlOf(getConfig),
    env: {
      PORT: url.port,
      HOST: url.hostname,
      SUNDRY_DATA_DIR: newDataFolder(),
      SUNDRY_DESK: '1',
      SUNDRY_DESK_TOKEN: deskToken,
      // Many customers share one address.
      SUNDRY_LIMIT_FACTOR: '100',
    },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
  };
}
