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

/** What every route may use. It is made once at start and handed to each module's `…Routes(context)`. */
export type ServerContext = {
  readonly db: Db;
  /** What is no row: images that people upload. */
  readonly files: FileStorage;
  /** Fails where the database takes no row, or a folder no file. */
  readonly probeWrites: WriteProbe;
  /** The only clock: the control desk may have moved it. */
  readonly now: () => Date;
  /** Sets the clock's distance to the machine's; asked by the desk before each call. */
  readonly shiftClock: (milliseconds: number) => void;
  readonly currency: Currency;
  readonly timeZone: TimeZone;
  /** Where phone numbers without a calling code belong. */
  readonly country: StoredSettings['business']['country'];
  /** What the owner has set, less what this server cannot do. */
  readonly settings: () => Promise<StoredSettings>;
  /** Whether the gateway that takes no money is there: customers who pay at it pay nothing. */
  readonly simulatedGateway: boolean;
  /** What opens the control desk; null where there is none. */
  readonly desk: DeskAccess | null;
  /** How many reverse proxies of the operator a call comes through. */
  readonly trustedProxies: number;
  /** What brings codes to people; null where nothing does. */
  readonly codeSender: CodeSender | null;
  /** What limits on attempts are multiplied by. */
  readonly limitFactor: number;
  readonly passwords: PasswordHashes;
  /** Origins whose pages may use the API beside our own. */
  readonly corsOrigins: readonly string[];
  /** What the server has to say about itself. */
  readonly log: (line: string) => void;
  /** Caches what is computed from public data, by its version. */
  readonly createCache: CreateVersionCache;
  /** Caches the responses of a call. */
  readonly responseCache: ResponseCache;
  /** Holds each answer against the contract before it is sent; tests set it. */
  readonly checkAnswer: AnswerCheck | null;
  /** Where each request is told of; null for nowhere. */
  readonly record: ((entry: RequestEntry) => void) | null;
};

/** What opens the control desk: a token that is made at each start and printed in its links. */
export type DeskAccess = { readonly token: string };

export type AnswerCheck = (call: Endpoint, answer: unknown) => void;

export type ContextOptions = {
  readonly db: Db;
  /** Without it, files last as long as the process. */
  readonly files?: FileStorage;
  /** Where the server must be able to write files. */
  readonly folders?: readonly string[];
  readonly machineNow?: () => number;
  readonly desk?: DeskAccess | null;
  readonly simulatedGateway?: boolean;
  readonly trustedProxies?: number;
  /** The owner's; without one, codes are shown at the desk, if there is one. */
  readonly codeSender?: CodeSender | null;
  readonly limitFactor?: number;
  /** What a guess at a password costs, where it is not the usual. */
  readonly hashCost?: HashCost;
  readonly corsOrigins?: readonly string[];
  readonly log?: (line: string) => void;
  readonly checkAnswer?: AnswerCheck;
  readonly record?: ServerContext['record'];
};

/** Call it after migrating and seeding: currency, country and time zone are read from the settings once. */
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
