import * as contract from '#contract/desk.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { Answer, Arranged } from '#tools/inspector/core/walk/machine.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

type DeskOrder = {
  readonly id: number;
  readonly contact_phone: string;
  readonly status: string;
};

/** The walker's client of the app's control desk. Every answer is null where the desk is off. */
export type ControlDesk = {
  readonly arrange: (arranged: Arranged) => Promise<true | null>;
  /** Opens every store with usual hours for the duration of the walk. */
  readonly opensStores: () => Promise<Instant | null>;
  /** Raises the price of one piece until the walk ends. */
  readonly raisesPrice: (item: Pick<Item, 'id' | 'price'>) => Promise<true | null>;
  /**
   * Reverts the walk's rules: all of them, or all but the held calls and the clock. Returns the time
   * afterwards.
   */
  readonly endsWalk: (keep: 'nothing' | 'held') => Promise<Instant | null>;
  readonly tokenOf: (persona: string) => Promise<string | null>;
  readonly newestOrder: () => Promise<DeskOrder | null>;
  readonly deliversOrder: (id: number) => Promise<true | null>;
};

export function createControlDesk({
  fetch,
  baseUrl,
}: Pick<Platform, 'fetch' | 'baseUrl'>): ControlDesk {
  const asked = async (path: string, request: RequestInit): Promise<unknown> => {
    try {
      // The last request is sent while the tab closes.
      const answer = await fetch(`${baseUrl}${path}`, { ...request, keepalive: true });
      return answer.ok ? ((await answer.json()) as unknown) : null;
    } catch {
      return null;
    }
  };
  const told = (path: string, body: object = {}): Promise<unknown> =>
    asked(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const done = (answer: unknown): true | null => (answer === null ? null : true);
  const timeIn = (answer: unknown): Instant | null => {
    const now = Date.parse((answer as { now?: string } | null)?.now ?? '');
    return Number.isNaN(now) ? null : instant(now);
  };
  const sets = ({ id, price }: Pick<Item, 'id' | 'price'>, more: number) =>
    told(pathOf(contract.changeItem, { id }), { price: price.minor + more });
  let raised: Pick<Item, 'id' | 'price'> | null = null;
  return {
    arrange: async ({ call, how }) =>
      done(
        await told(contract.addRule.path, { call, action: actionFor(how), times: 1, lease: true }),
      ),
    opensStores: async () =>
      timeIn(
        await told(contract.setClock.path, { now: nextWednesdayNoon().toISOString(), lease: true }),
      ),
    raisesPrice: async (item) => {
      raised ??= item;
      return done(await sets(raised, MORE));
    },
    endsWalk: async (keep) => {
      const [before] = [raised, (raised = null)];
      const [answer] = await Promise.all([
        asked(keep === 'held' ? `${LEASES}?keep=held` : LEASES, { method: 'DELETE' }),
        before && sets(before, 0),
      ]);
      return timeIn(answer);
    },
    tokenOf: async (persona) => {
      const answer = (await told(pathOf(contract.becomePersona, { name: persona }))) as {
        token?: string;
      } | null;
      return answer?.token ?? null;
    },
    deliversOrder: async (id) =>
      done(await told(pathOf(contract.setOrderStatus, { id }), { status: 'delivered' })),
    newestOrder: async () => {
      const state = (await asked(contract.readDesk.path, {})) as {
        orders?: readonly DeskOrder[];
      } | null;
      return state?.orders?.[0] ?? null;
    },
  };
}

const LEASES = contract.endLeases.path;

/** In minor units. */
const MORE = 100;

/** In New York, where the stores of the example data are. */
function nextWednesdayNoon(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7 || 7));
  day.setUTCHours(17, 0, 0, 0);
  return day;
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { message, errors: [{ code, message }] },
});

/** Response bodies, sent word for word. */
const ANSWERS: Readonly<Record<Answer, object>> = {
  cart_conflict: refusal(409, 'cart_conflict', 'Two carts do not go together.'),
  'no address': { status: 200, body: { results: [] } },
  'no modules': { status: 200, body: [] },
  'no zones': { status: 200, body: { zone_id: '[]', zone_data: [] } },
  out_of_stock: refusal(403, 'out_of_stock', 'The last one has just been sold.'),
  quote_expired: refusal(409, 'quote_expired', 'This price is no longer valid.'),
};
const isAnswer = (how: Arranged['how']): how is Answer => how in ANSWERS;

function actionFor(how: Arranged['how']): object {
  if (how === 'hold') return { hold: true };
  return isAnswer(how) ? { answer: ANSWERS[how] } : { fail: how };
}
