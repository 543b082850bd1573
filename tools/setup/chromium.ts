import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it loads and draws a page in half of the time that the whole browser takes. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** What a headless Chromium needs to start anywhere and to leave the network alone. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: named by CHROMIUM_PATH, found on the PATH (a shell first), or installed with apt. */
export function findOrInstallChromium(): string {
  return findChromium() ?? installed(['chromium-headless-shell', 'chromium']) ?? complain();
}

/** As above, but where apt may be used it fetches the shell even if the whole browser is there. */
export function findOrInstallQuickChromium(): string {
  return findChromium(SHELLS) ?? installed(['chromium-headless-shell']) ?? findOrInstallChromium();
}

/** The browser that customers use, for what is measured and for pictures of the app. */
export function findOrInstallWholeChromium(): string {
  return findChromium(BROWSERS) ?? installed(['chromium']) ?? complain();
}

/** CHROMIUM_PATH goes before every name. */
function findChromium(names: readonly string[] = [...SHELLS, ...BROWSERS]): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isExecutable(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** The first of these packages that apt has, once it is installed. */
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

/** Whether apt has done it; a mirror that cannot be reached is not waited for. */
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
