import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless Chromium: it loads and renders a page in half the time of the whole browser. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Flags for a headless Chromium that starts anywhere and makes no requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: from CHROMIUM_PATH, from the PATH (a headless shell first), or installed with apt. */
export function findOrInstallChromium(): string {
  return findChromium() ?? installed(['chromium-headless-shell', 'chromium']) ?? complain();
}

/** As above, but where apt may be used it installs the headless shell even if the whole browser is there. */
export function findOrInstallQuickChromium(): string {
  return findChromium(SHELLS) ?? installed(['chromium-headless-shell']) ?? findOrInstallChromium();
}

/** The browser that customers use, for measurements and pictures of the app. */
export function findOrInstallWholeChromium(): string {
  return findChromium(BROWSERS) ?? installed(['chromium']) ?? complain();
}

/** CHROMIUM_PATH precedes every name. */
function findChromium(names: readonly string[] = [...SHELLS, ...BROWSERS]): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isExecutable(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** The first of these packages that apt offers, after its installation. */
function installed(packages: readonly string[]): string | null {
  if (process.env['CHROMIUM_PATH'] || !mayInstall()) return null;
  process.stdout.write(`Installing ${packages[0]} with apt…\n`);
  apt('update');
  for (const name of packages) {
    const found = apt('install', '-y', name) ? findChromium([name]) : null;
    if (found) return found;
  }
  return null;
}

/** True when apt succeeded; it does not wait for an unreachable mirror. */
function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const briefly = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  return spawnSync('apt-get', [...briefly, ...args], { stdio: 'ignore', env }).status === 0;
}

function complain(): never {
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
