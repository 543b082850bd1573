import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CHROMIUM_FLAGS, findOrInstallWholeChromium } from '#tools/setup/chromium.ts';

type Params = Readonly<Record<string, unknown>>;
type Answer = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};
type Event = { readonly method?: string; readonly params?: unknown; readonly sessionId?: string };
type Pending = {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
};

/** One tab of the browser. */
export type Tab = {
  readonly send: <Result>(method: string, params?: Params) => Promise<Result>;
  readonly on: (method: string, hear: (params: never) => void) => void;
  /** The result of a function in the page, which sees nothing from outside. */
  readonly evaluate: <Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  readonly close: () => Promise<void>;
};

export type Chromium = {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/**
 * Chromium, driven without the protocol's `Runtime.enable`: with it, as Playwright sends it, V8 collects
 * positions in sources, and blocking times are up to 2.5 times as long.
 */
export async function openChromium(): Promise<Chromium> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sundry-chromium-'));
  const child = spawn(
    findOrInstallWholeChromium(),
    [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = () => child.kill();
  process.once('exit', end);
  const connection = await connect(await addressIn(child.stderr));
  return {
    openTab: () => openTab(connection),
    close: async () => {
      const ended = once(child, 'exit');
      await connection.send('Browser.close');
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (.*)$/.exec(line) ?? [];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error('Chromium did not start');
}

type Connection = {
  readonly send: <Result>(method: string, params?: Params, sessionId?: string) => Promise<Result>;
  readonly on: (sessionId: string, method: string, hear: (params: never) => void) => void;
};

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, Pending>();
  const heard = new Map<string, ((params: never) => void)[]>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(String(data)) as Answer &
      Event;
    if (id === undefined) {
      for (const hear of heard.get(`${sessionId} ${method}`) ?? []) hear(params as never);
      return;
    }
    const asked = pending.get(id);
    pending.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result as never);
  });
  let last = 0;
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        pending.set((last += 1), { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      }),
    on: (sessionId, method, hear) => {
      const key = `${sessionId} ${method}`;
      heard.set(key, [...(heard.get(key) ?? []), hear]);
    },
  };
}

/** A tab with storage and a cache of its own. */
async function openTab({ send, on }: Connection): Promise<Tab> {
  const { browserContextId } = await send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return {
    send: (method, params) => send(method, params, sessionId),
    on: (method, hear) => on(sessionId, method, hear),
    evaluate: async (work, ...given) => {
      const { result, exceptionDetails } = await send<{
        result: { value: never };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      }>(
        'Runtime.evaluate',
        { expression: callOf(work, given), awaitPromise: true, returnByValue: true },
        sessionId,
      );
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value;
    },
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** A call as text for the page. */
export const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${String(work)})(...${JSON.stringify(given)})`;
