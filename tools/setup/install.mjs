/*
 * Installs missing packages before anything else runs, so that `npm start` is enough on a new machine. Runs on
 * Node 20 with nothing installed: built-ins only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Sundry needs Node 20 or later; this is ${process.versions.node}.`);
}
if (!isInstalled()) install();

/**
 * True where every package of the lock file is there in its version; packages for other platforms may be
 * missing.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const isRight = ([name, { version, optional, link }]) =>
    name === '' || link || (present[name] ? present[name].version === version : optional === true);
  return Object.entries(wanted).every(isRight) && existsSync(path.join(root, 'node_modules/vite'));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

function install() {
  console.log('Installing the packages (npm ci), once. This takes a minute or two.');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = !npm && process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) fail('npm ci failed: see its messages above, then try again.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
