import type { Arranged } from '#application/charts/walk.types.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';

type DeskOrder = { readonly id: number; readonly contact_phone: string };

/** What the guide asks of the shop's control desk. Every answer is null where the desk is off. */
export type ControlDesk = {
  readonly arrange: (arranged: Arranged) => Promise<true | null>;
  readonly release: (call: string) => Promise<true | null>;
  readonly tokenOf: (persona: string) => Promise<string | null>;
  readonly newestOrder: () => Promise<DeskOrder | null>;
};

export function createControlDesk({
  fetch,
  baseUrl,
}: Pick<Edges, 'fetch' | 'baseUrl'>): ControlDesk {
  const asked = async (path: string, body?: object): Promise<unknown> => {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    };
    try {
      const answer = await fetch(`${baseUrl}/desk${path}`, path === STATE ? {} : request);
      return answer.ok ? ((await answer.json()) as unknown) : null;
    } catch {
      return null;
    }
  };
  const done = (answer: unknown): true | null => (answer === null ? null : true);
  return {
    arrange: async ({ call, how }) =>
      done(await asked('/rules', { call, action: actionFor(how), times: 1 })),
    release: async (call) => done(await asked('/release', { call })),
    tokenOf: async (persona) => {
      const answer = (await asked(`/personas/${persona}`)) as { token?: string } | null;
      return answer?.token ?? null;
    },
    newestOrder: async () => {
      const state = (await asked(STATE)) as { orders?: readonly DeskOrder[] } | null;
      return state?.orders?.[0] ?? null;
    },
  };
}

const STATE = '/state';

const MESSAGE = 'Two carts do not go together.';

/** As the desk is told: a refusal that a machine tells from others has to be said word for word. */
function actionFor(how: Arranged['how']): object {
  if (how === 'hold') return { hold: true };
  if (how !== 'cart_conflict') return { fail: how };
  const body = { message: MESSAGE, errors: [{ code: how, message: MESSAGE }] };
  return { answer: { status: 409, body } };
}
