import { requestGuestId, signUp } from '#contract/account.ts';
import { createApp } from '#server/app.ts';
import { DESK_HEADER } from '#server/desk/admission.ts';
import type { CodeSender } from '#server/kernel/code-sender.ts';
import { createContext, type ServerContext } from '#server/kernel/context.ts';
import type { HashCost } from '#server/kernel/password-hash.ts';
import type { Db } from '#server/kernel/database.ts';
import { checkAnswer } from './check-answer.ts';
import { openTestDatabase } from './test-database.ts';

/** A test call's options beyond its path: principal, network address, body. */
export type CallOptions = {
  readonly body?: unknown;
  readonly token?: string;
  readonly zones?: readonly number[];
  readonly module?: number;
  readonly language?: 'en' | 'hi';
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the call; without one it comes from inside the process. */
  readonly from?: string;
};
// oxlint-disable-next-line typescript/no-explicit-any -- a missing field fails the assertion
export type TestAnswer = { readonly status: number; readonly body: any; readonly headers: Headers };
export type RequestHeaders = {
  readonly get: (path: string, options?: CallOptions) => Promise<TestAnswer>;
  readonly post: (path: string, body?: unknown, options?: CallOptions) => Promise<TestAnswer>;
  readonly put: (path: string, body?: unknown, options?: CallOptions) => Promise<TestAnswer>;
  readonly delete: (path: string, options?: CallOptions) => Promise<TestAnswer>;
};

export type TestServer = RequestHeaders & {
  readonly context: ServerContext;
  readonly db: Db;
  readonly request: Ask;
  readonly logged: readonly string[];
  /** The clock stands still until a test moves it. */
  readonly setNow: (iso: string) => void;
  readonly advance: (milliseconds: number) => void;
  /** Makes calls with the guest_id of a new guest in the query. */
  readonly asGuest: () => Promise<RequestHeaders & { readonly guestId: number }>;
  /** Signs a new customer up and makes calls with their token. */
  readonly asCustomer: (
    facts?: Readonly<Record<string, unknown>>,
  ) => Promise<RequestHeaders & { readonly token: string; readonly email: string }>;
  readonly close: () => Promise<void>;
};

/** A Saturday, 12:30 in New York. */
export const NOON = '2026-11-21T17:30:00Z';

/** Tests sign in thousands of times: the usual cost took half of their time. */
const CHEAP: HashCost = { N: 2 ** 8, r: 8, p: 1 };

/** Admits a test's calls to the desk. */
export const DESK_TOKEN = 'the-desk-of-the-tests';

export type TestServerOptions = {
  /** The whole seed, or bare tables. */
  readonly seeded?: boolean;
  readonly desk?: boolean;
  /** True by default. */
  readonly simulatedGateway?: boolean;
  /** Sender of codes; none by default, or the desk where there is one. */
  readonly codeSender?: CodeSender;
  /** Factor for the limits on attempts. */
  readonly limitFactor?: number;
  /** Cost of hashing a password; minimal by default. */
  readonly hashCost?: HashCost;
  /** Replaces the embedded database in memory; its owner closes it. */
  readonly db?: Db;
};

/** The whole server on a database of its own, restored from a dump in a fraction of a second. */
export async function createTestApp(options: TestServerOptions = {}): Promise<TestServer> {
  const { seeded = true, desk = false, limitFactor = 1, hashCost = CHEAP } = options;
  const { simulatedGateway = true } = options;
  const opened = options.db
    ? { db: options.db, close: async () => {} }
    : await openTestDatabase(seeded, new Date(NOON));
  let now = Date.parse(NOON);
  const logged: string[] = [];
  const context = await createContext({
    db: opened.db,
    desk: desk ? { token: DESK_TOKEN } : null,
    simulatedGateway,
    codeSender: options.codeSender ?? null,
    limitFactor,
    hashCost,
    machineNow: () => now,
    log: (line) => void logged.push(line),
    checkAnswer,
  });
  const app = createApp(context);
  const request: Ask = async (url, init, from) => app.request(url, init, connectionFrom(from));
  const caller = requestHeadersOn(request);
  return {
    ...caller,
    context,
    db: opened.db,
    request,
    logged,
    setNow: (iso) => void (now = Date.parse(iso)),
    advance: (milliseconds) => void (now += milliseconds),
    asGuest: async () => {
      const { body } = await caller.post(requestGuestId.path);
      return { ...requestHeadersOn(request, { guestId: body.guest_id }), guestId: body.guest_id };
    },
    asCustomer: async (facts = {}) => {
      const sign = { ...aSignUp(), ...facts };
      const { body } = await caller.post(signUp.path, sign);
      return {
        ...requestHeadersOn(request, { token: body.token }),
        token: body.token,
        email: sign.email,
      };
    },
    close: opened.close,
  };
}

let people = 0;

/** A sign-up that is unique within this test file. */
export function aSignUp() {
  people += 1;
  return {
    f_name: 'Ada',
    l_name: 'Byron',
    email: `ada.${people}@example.com`,
    phone: `+1212555${String(1000 + people)}`,
    password: 'correct-horse-1',
  };
}

type Ask = (path: string, init?: RequestInit, from?: string) => Promise<Response>;

const connectionFrom = (from: string | undefined) =>
  from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };

type Identity = { readonly token?: string; readonly guestId?: number };

function requestHeadersOn(
  request: Ask,
  { token: ownToken, guestId }: Identity = {},
): RequestHeaders {
  const call = async (method: string, given: string, options: CallOptions = {}) => {
    const { body, token = ownToken, zones, module, language, headers, from } = options;
    const url =
      guestId === undefined
        ? given
        : `${given}${given.includes('?') ? '&' : '?'}guest_id=${guestId}`;
    const init = {
      method,
      headers: {
        'X-software-id': '33571750',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(zones ? { zoneId: JSON.stringify(zones) } : {}),
        ...(module ? { moduleId: String(module) } : {}),
        ...(language ? { 'X-localization': language } : {}),
        ...(url.startsWith('/desk') ? { [DESK_HEADER]: DESK_TOKEN } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await request(url, init, from);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    get: (url, options) => call('GET', url, options),
    post: (url, body, options) => call('POST', url, { ...options, body }),
    put: (url, body, options) => call('PUT', url, { ...options, body }),
    delete: (url, options) => call('DELETE', url, options),
  };
}
