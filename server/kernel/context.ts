import type { Endpoint } from '#contract/endpoint.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { timeZone, type TimeZone } from '#domain/kernel/wall-clock.ts';
import type { CodeSender } from './code-sender.ts';
import type { Db } from './database.ts';
import type { FileStorage } from './file-storage.ts';
import { deskOutbox } from './desk-outbox.ts';
import { versionCaches, type CreateVersionCache } from './version-cache.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createMemoryFileStorage } from './memory-file-storage.ts';
import { passwordHashes, type HashCost, type PasswordHashes } from './password-hash.ts';
import type { RequestEntry } from './request-log.ts';
import { readSettings, withoutGateway, type StoredSettings } from './settings.ts';
import { coalesced } from './coalesced.ts';
import { createWriteProbe, type WriteProbe } from './write-probe.ts';

/** Dependencies of every route, made once at start and passed to each module's `…Routes(context)`. */
export type ServerContext = {
  readonly db: Db;
  /** Uploaded images. */
  readonly files: FileStorage;
  /** Rejects if the database takes no row, or a folder no file. */
  readonly probeWrites: WriteProbe;
  /** The only clock: the control desk may have moved it. */
  readonly now: () => Date;
  /** Sets the offset to the machine's clock; the desk calls it before each call. */
  readonly shiftClock: (milliseconds: number) => void;
  readonly currency: Currency;
  readonly timeZone: TimeZone;
  /** Country of phone numbers without a calling code. */
  readonly country: StoredSettings['business']['country'];
  /** The owner's settings, less what this server cannot do. */
  readonly settings: () => Promise<StoredSettings>;
  /** True with the simulated gateway, at which customers pay nothing. */
  readonly simulatedGateway: boolean;
  /** Null without a control desk. */
  readonly desk: DeskAccess | null;
  /** Number of the operator's reverse proxies before the server. */
  readonly trustedProxies: number;
  /** Null if no codes can be sent. */
  readonly codeSender: CodeSender | null;
  /** Factor of all limits on attempts. */
  readonly limitFactor: number;
  readonly passwords: PasswordHashes;
  /** Origins that may use the API beside our own. */
  readonly corsOrigins: readonly string[];
  readonly log: (line: string) => void;
  /** Caches values computed from public data, by its version. */
  readonly createCache: CreateVersionCache;
  readonly responseCache: ResponseCache;
  /** Checks each response against the contract before it is sent; tests set it. */
  readonly checkAnswer: AnswerCheck | null;
  /** Log of requests; null for none. */
  readonly record: ((entry: RequestEntry) => void) | null;
};

/** Access to the control desk: a token made at each start and printed in its links. */
export type DeskAccess = { readonly token: string };

export type AnswerCheck = (call: Endpoint, answer: unknown) => void;

export type ContextOptions = {
  readonly db: Db;
  /** Default: files last as long as the process. */
  readonly files?: FileStorage;
  /** Folders that must be writable. */
  readonly folders?: readonly string[];
  readonly machineNow?: () => number;
  readonly desk?: DeskAccess | null;
  readonly simulatedGateway?: boolean;
  readonly trustedProxies?: number;
  /** The owner's sender; without one, the desk shows codes, if there is one. */
  readonly codeSender?: CodeSender | null;
  readonly limitFactor?: number;
  /** Cost of password hashes, if not the default. */
  readonly hashCost?: HashCost;
  readonly corsOrigins?: readonly string[];
  readonly log?: (line: string) => void;
  readonly checkAnswer?: AnswerCheck;
  readonly record?: ServerContext['record'];
};

/** Must run after migrations and seed: currency, country and time zone are read from the settings once. */
export async function createContext(options: ContextOptions): Promise<ServerContext> {
  const { db, machineNow = Date.now, desk = null, log = () => {} } = options;
  const { simulatedGateway = false } = options;
  const { trustedProxies = 0, limitFactor = 1, corsOrigins = [] } = options;
  const { checkAnswer = null, record = null } = options;
  const { files = createMemoryFileStorage(machineNow) } = options;
  const { money, business } = await readSettings(db);
  let shift = 0;
  const now = () => new Date(machineNow() + shift);
  const createCache = versionCaches(db, now);
  return {
    db,
    files,
    now,
    shiftClock: (milliseconds) => void (shift = milliseconds),
    currency: { code: money.code, digits: money.digits },
    timeZone: timeZone(business.timeZone),
    settings: coalesced(async () => {
      const stored = await readSettings(db);
      return simulatedGateway ? stored : withoutGateway(stored);
    }),
    simulatedGateway,
    desk,
    trustedProxies,
    probeWrites: createWriteProbe(db, options.folders),
    country: business.country,
    codeSender: options.codeSender ?? (desk && deskOutbox(db, now)),
    limitFactor,
    passwords: passwordHashes(options.hashCost),
    corsOrigins,
    log,
    createCache,
    responseCache: createResponseCache(createCache),
    checkAnswer,
    record,
  };
}
