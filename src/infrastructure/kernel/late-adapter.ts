import type { CallFailure } from '#application/kernel/call-failure.ts';
import { refuse, type Result } from '#domain/kernel/result.ts';
import { PLATFORM } from './bindings.ts';
import type { Get, Service } from './service.ts';

type Call = (...args: never[]) => Promise<Result<unknown, CallFailure>>;

/**
 * An adapter whose code is fetched with its first call: the first screen of a rendered page makes none. Where
 * the code cannot be fetched, the call fails as unreachable, and the next one fetches again.
 */
export function lateAdapter<Port extends { readonly [Name in keyof Port]: Call }>(
  get: Get,
  load: () => Promise<Service<Port>>,
): Port {
  const { isOnline, callsAfter } = get(PLATFORM);
  const adapter = async (): Promise<Port | null> => {
    try {
      await callsAfter;
      return get(await load());
    } catch {
      return null;
    }
  };
  const callOf =
    (name: keyof Port) =>
    async (...args: never[]) => {
      const port = await adapter();
      const cause = isOnline() ? 'server' : 'offline';
      return port ? port[name](...args) : refuse({ kind: 'unreachable', cause });
    };
  // With a method `then` the container would take it for a promise.
  return new Proxy({} as Port, {
    get: (_, name) => (name === 'then' ? undefined : callOf(name as keyof Port)),
  });
}
