import { initialTransition, transition, waitFor, type ActorRefFrom } from 'xstate';
import { ok } from '#domain/kernel/result.ts';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';

/** Unknown to a server: it renders every page for a new guest. */
const STRANGER = {
  token: null,
  guestId: null,
  guestByChoice: false,
  languageChanged: false,
  tripCount: 0,
} as const;

/**
 * Snapshots of the app just opened for a new guest, by the actor that runs here. The server renders
 * with them, and a browser that knows more hydrates with them. Null where the app could not be
 * opened.
 */
export async function snapshotsForServer(
  machine: typeof storefrontMachine,
  running: ActorRefFrom<typeof storefrontMachine>,
  theme: Storefront.Input['theme'],
): Promise<ReadonlyMap<object, unknown> | null> {
  const opened = await waitFor(running, (snapshot) => !snapshot.hasTag('opening'));
  if (!opened.hasTag('open')) return null;
  const { context, children } = opened;
  const [opening] = initialTransition(machine, { ...context.input, ...STRANGER, theme });
  const type: string = 'xstate.done.actor.readConfig';
  const read = {
    // The end of each dialog has its own event name, handled like all others.
    type: type as Storefront.DialogDone['type'],
    actorId: 'readConfig',
    output: ok(context.config),
  };
  const [open] = transition(machine, opening, read);
  const rendered = Object.entries(open.children).flatMap(([id, actor]) => {
    const here = (children as Readonly<Record<string, object | undefined>>)[id];
    return actor && here ? [{ id, here, snapshot: actor.getSnapshot() }] : [];
  });
  const own = Object.fromEntries(rendered.map(({ id, here }) => [id, here]));
  return new Map<object, unknown>([
    [running, { ...open, children: own }],
    ...rendered.map(({ here, snapshot }) => [here, snapshot] as const),
  ]);
}
