import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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

/** The path of a Chromium: named by CHROMIUM_PATH, found on the PATH, or installed with apt. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    process.stdout.write('No Chromium found: installing it with apt…\n');
    const quiet = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
    } catch {
      throw new Error('apt could not install Chromium. Install it, or set CHROMIUM_PATH to one.');
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isExecutable(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
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
