import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDeskToken } from '../../server/desk/admission.ts';

/** Each worker has a server of its own, which isolates its changes at the desk. */
export const WORKERS = 2;

/** The token for the desk of the apps of a run; an app that runs already was started with the same. */
export const deskToken = (process.env['SUNDRY_DESK_TOKEN'] ??= newDeskToken());

/** A running server, for a developer who wants fast runs while writing a journey. */
export const runningApp = process.env['E2E_BASE_URL'];

const firstPort = Number(process.env['E2E_PORT'] ?? 4273);

export const appOf = (worker: number): string =>
  runningApp ?? `http://127.0.0.1:${firstPort + worker}`;

/**
 * A data folder for one app: a copy of the one that `npm test` has filled (fill-data.ts), or an empty one,
 * which the app fills at start; that takes two apps half a minute.
 */
export function newDataFolder(): string {
  const filled = process.env['SUNDRY_FILLED_DATA'];
  const folder = mkdtempSync(path.join(filled ? path.dirname(filled) : tmpdir(), 'sundry-app-'));
  if (filled) cpSync(filled, folder, { recursive: true });
  return folder;
}
