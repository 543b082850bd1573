import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDeskToken } from '../../server/desk/admission.ts';

/** Each worker has a server of its own, so that what one does at the desk disturbs no other. */
export const WORKERS = 2;

/** What opens the desk of the apps of a run; an app that runs already was started with the same. */
export const deskToken = (process.env['SUNDRY_DESK_TOKEN'] ??= newDeskToken());

/** A server that runs already, for a developer who writes a journey and wants it quickly. */
export const runningApp = process.env['E2E_BASE_URL'];

const firstPort = Number(process.env['E2E_PORT'] ?? 4273);

export const appOf = (worker: number): string =>
  runningApp ?? `http://127.0.0.1:${firstPort + worker}`;

/**
 * A data folder for one app: a copy of the one that `npm test` has filled (fill-data.ts), or empty, and then the
 * app fills it when it opens, which takes half a minute of two of them.
 */
export function newDataFolder(): string {
  const filled = process.env['SUNDRY_FILLED_DATA'];
  const folder = mkdtempSync(path.join(filled ? path.dirname(filled) : tmpdir(), 'sundry-app-'));
  if (filled) cpSync(filled, folder, { recursive: true });
  return folder;
}
