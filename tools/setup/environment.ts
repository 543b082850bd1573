import path from 'node:path';
import { newDeskToken } from '#server/desk/admission.ts';
import type { DeskAccess } from '#server/kernel/context.ts';
import { parseUrl } from '#server/kernel/parse-url.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import type { SiteSettings } from '#server/shell/site.ts';

/** The parsed environment. The table in README.md documents each variable. */
export type Environment = {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** The folder of uploaded images. */
  readonly filesFolder: string;
  readonly desk: DeskAccess | null;
  /** True where an empty database is filled with example data, and a filled one with new parts of it. */
  readonly exampleData: boolean;
  /** True where customers can pay through a gateway that takes no money. */
  readonly simulatedGateway: boolean;
  /** The number of trusted proxies in front, whose forwarding headers give a call's origin. */
  readonly trustedProxies: number;
  /** The factor of all rate limits. */
  readonly limitFactor: number;
  /** True where each request is logged to stdout. */
  readonly requestLog: boolean;
  /** Further origins whose pages may use the API. */
  readonly corsOrigins: readonly string[];
  /** The number of processes that share the address. */
  readonly workers: number;
  /** True where the app includes the inspector of its machines, at /charts. */
  readonly charts: boolean;
  readonly site: SiteSettings;
};

export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that are baked into the app when it is built. */
export const BAKED_IN = [
  'VITE_API_BASE_URL',
  'VITE_CHARTS',
  'VITE_GOOGLE_MAPS_API_KEY',
  'VITE_MAP_TILES_URL',
];

/**
 * Selects the defaults of unset variables. `start` has example data on this machine, with its desk and its
 * simulated gateway, unless a PostgreSQL is named; `serve` is production, where each is opt-in.
 */
export type Purpose = 'start' | 'serve';

/** Empty counts as unset. An invalid value is refused in one sentence. */
export function readEnvironment(
  variables: Variables,
  root: string,
  purpose: Purpose = 'start',
): Environment {
  const text = (name: string): string => variables[name]?.trim() ?? '';
  const host = text('HOST') || '127.0.0.1';
  if (!/^[\w.:-]{1,253}$/.test(host)) {
    throw new StartRefusal(`HOST must be an address or a name such as 127.0.0.1, not "${host}".`);
  }
  const dataFolder = path.resolve(root, text('SUNDRY_DATA_DIR') || 'data');
  const databaseUrl = databaseUrlIn(text('DATABASE_URL'));
  const isExample = purpose === 'start' && text('DATABASE_URL') === '';
  return {
    host,
    port: portIn(text('PORT') || '4173'),
    databaseUrl,
    dataFolder,
    filesFolder: path.resolve(root, text('SUNDRY_FILES_DIR') || path.join(dataFolder, 'files')),
    desk: deskIn(text, host, isExample),
    exampleData: switchIn('SUNDRY_EXAMPLE_DATA', text('SUNDRY_EXAMPLE_DATA')) ?? isExample,
    simulatedGateway:
      switchIn('SUNDRY_SIMULATED_GATEWAY', text('SUNDRY_SIMULATED_GATEWAY')) ?? isExample,
    trustedProxies: proxiesIn(text('SUNDRY_TRUST_PROXY') || '0'),
    limitFactor: factorIn(text('SUNDRY_LIMIT_FACTOR') || '1'),
    requestLog: switchIn('SUNDRY_LOG', text('SUNDRY_LOG')) ?? !isExample,
    corsOrigins: originsIn(text('SUNDRY_CORS_ORIGINS')),
    workers: workersIn(text('SUNDRY_WORKERS') || '1', databaseUrl),
    charts: chartsIn(text('VITE_CHARTS'), host),
    site: {
      apiBaseUrl: webAddress('VITE_API_BASE_URL', text('VITE_API_BASE_URL')),
      mapTilesUrl: tilesIn(text('VITE_MAP_TILES_URL')),
      googleMapsKey: keyIn(text('VITE_GOOGLE_MAPS_API_KEY')),
    },
  };
}

function portIn(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new StartRefusal(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

function proxiesIn(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new StartRefusal(
    `SUNDRY_TRUST_PROXY must be the number of reverse proxies in front, from 0 to 9, not "${text}".`,
  );
}

function originsIn(text: string): readonly string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => parseUrl(origin)?.origin !== origin);
  if (wrong === undefined) return origins;
  throw new StartRefusal(
    `SUNDRY_CORS_ORIGINS must be origins such as https://shop.example, separated by commas, not "${wrong}".`,
  );
}

function factorIn(text: string): number {
  const factor = /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (factor > 0) return factor;
  throw new StartRefusal(
    `SUNDRY_LIMIT_FACTOR must be a number above 0 and below 10000, not "${text}".`,
  );
}

function workersIn(text: string, databaseUrl: string | null): number {
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (workers < 1)
    throw new StartRefusal(`SUNDRY_WORKERS must be a whole number from 1 to 99, not "${text}".`);
  if (workers > 1 && databaseUrl === null)
    throw new StartRefusal(
      `SUNDRY_WORKERS=${workers} needs DATABASE_URL: the embedded database belongs to one process.`,
    );
  return workers;
}

function databaseUrlIn(text: string): string | null {
  if (text === '') return null;
  const url = parseUrl(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return text;
  throw new StartRefusal(
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  );
}

/** On by default for example data where only this machine can reach it; refused where others can. */
function deskIn(
  text: (name: string) => string,
  host: string,
  isExample: boolean,
): DeskAccess | null {
  const wanted = switchIn('SUNDRY_DESK', text('SUNDRY_DESK'));
  if (wanted === true && !isLoopback(host)) {
    throw new StartRefusal(
      `SUNDRY_DESK=1 opens the control desk to everyone who can reach ${host}: leave it out, or set HOST=127.0.0.1.`,
    );
  }
  const isWanted = wanted ?? (isLoopback(host) && isExample);
  return isWanted ? { token: tokenIn(text('SUNDRY_DESK_TOKEN')) } : null;
}

/** Random unless it is set, as for tests, or for several servers behind one balancer. */
function tokenIn(text: string): string {
  if (text === '') return newDeskToken();
  if (/^[\w-]{16,200}$/.test(text)) return text;
  throw new StartRefusal('SUNDRY_DESK_TOKEN must be 16 to 200 letters, digits, - and _.');
}

/** On by default where only this machine has access; elsewhere customers have no use for it. */
const chartsIn = (text: string, host: string): boolean =>
  switchIn('VITE_CHARTS', text) ?? isLoopback(host);

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

/** Null when unset. */
function switchIn(name: string, text: string): boolean | null {
  if (!['', '0', '1'].includes(text)) {
    throw new StartRefusal(`${name} must be 1 or 0, not "${text}".`);
  }
  return text === '' ? null : text === '1';
}

function webAddress(name: string, text: string): string {
  const url = parseUrl(text);
  if (text === '' || (url && /^https?:$/.test(url.protocol))) return text.replace(/\/+$/, '');
  throw new StartRefusal(`${name} must be a URL such as https://shop.example, not "${text}".`);
}

function tilesIn(text: string): string {
  const isTemplate = ['{x}', '{y}', '{z}'].every((part) => text.includes(part));
  if (text === '' || (/^https?:\/\//.test(text) && isTemplate)) return text;
  throw new StartRefusal(`VITE_MAP_TILES_URL must be a URL with {z}, {x} and {y}, not "${text}".`);
}

function keyIn(text: string): string {
  if (/^[\w-]{0,200}$/.test(text)) return text;
  throw new StartRefusal('VITE_GOOGLE_MAPS_API_KEY may contain letters, digits, - and _ only.');
}
