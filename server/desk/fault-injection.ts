import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Ending } from '#contract/desk.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import {
  deskRows,
  endingOf,
  deleteRows,
  matches,
  insertHeld,
  rulesAmong,
  shiftAmong,
  useRule,
  type RuleAction,
} from './rules.ts';

/** Sets the clock and injects the desk's faults into API calls. */
export const faultInjection =
  (context: ServerContext): MiddlewareHandler =>
  async (c, next) => {
    const rows = await deskRows(context.db);
    context.shiftClock(shiftAmong(rows));
    const call = `${c.req.method} ${c.req.path}`;
    for (const rule of rulesAmong(rows)) {
      if (!matches(rule.call, call) || !(await useRule(context.db, rule))) continue;
      const answer = await inject(context, c, call, rule.action);
      if (answer === 'lost') {
        await next();
        c.res = drop(c);
        return;
      }
      if (answer) return answer;
    }
    await next();
  };

/** Response in place of the server's, `lost` to discard the server's, null to continue. */
async function inject(
  context: ServerContext,
  c: Context,
  call: string,
  action: RuleAction,
): Promise<Response | 'lost' | null> {
  if ('latency' in action) await waited(action.latency, c);
  if ('hold' in action) {
    const ending = await held(context, c, { call, lease: action.lease });
    return ending === 'released' ? null : ended(c, ending);
  }
  return 'latency' in action ? null : ended(c, action);
}

const ended = (c: Context, ending: Ending): Response | 'lost' =>
  'fail' in ending
    ? failed(c, ending.fail)
    : Response.json(ending.answer.body, { status: ending.answer.status });

const waited = (milliseconds: number, c: Context): Promise<void> =>
  sleep(milliseconds, undefined, { signal: c.req.raw.signal }).catch(() => {});

const POLL = 40;

/** A held call is not executed if its client disconnects before the release. */
async function held(
  { db, now }: ServerContext,
  c: Context,
  { call, lease }: { readonly call: string; readonly lease: number | undefined },
): Promise<'released' | Ending> {
  const id = await insertHeld(db, call, { since: now(), lease });
  let ending = await endingOf(db, id);
  while (!c.req.raw.signal.aborted && ending === 'held') {
    await sleep(POLL);
    ending = await endingOf(db, id);
  }
  await deleteRows(db, [id]);
  return ending === 'held' ? { fail: 'drop' } : ending;
}

function failed(c: Context, fault: Extract<Ending, { fail: unknown }>['fail']): Response | 'lost' {
  switch (fault) {
    case 'html':
      return c.html('<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>');
    case 'broken-json':
      return c.body('{"message": "This answer breaks off', 200, {
        'Content-Type': 'application/json',
      });
    case 'drop':
      return drop(c);
    case 'drop-after':
      return 'lost';
    default:
      return Response.json(
        { message: FAILED, errors: [{ code: 'desk', message: FAILED }] },
        { status: fault },
      );
  }
}

const FAILED = 'The control desk made this call fail';

/** Closes the connection, as a network failure does. */
function drop(c: Context): Response {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { destroy: () => void } } };
  incoming?.socket?.destroy();
  return new Response(null, { status: 502 });
}
