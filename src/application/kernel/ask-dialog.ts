import {
  waitFor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type OutputFrom,
} from 'xstate';
import type { DialogId, OpenDialog } from './dialog.ts';
import { to, type System } from './system.ts';

type Parent = {
  readonly children: Readonly<Record<string, unknown>>;
  readonly context: { readonly dialogs: readonly DialogId[] };
};
type Asker = { readonly system: System; readonly signal: AbortSignal };

/**
 * Opens a dialog in the storefront, or joins the open one, and returns its output; null for a
 * dialog stopped without an answer, or left before its code had loaded.
 */
export async function askDialog<Machine extends AnyStateMachine>(
  open: OpenDialog,
  { system, signal }: Asker,
): Promise<OutputFrom<Machine> | null> {
  const dialogIn = (snapshot: unknown) =>
    (snapshot as Parent).children[open.id] as AnyActorRef | undefined;
  const isGone = (snapshot: unknown) => !(snapshot as Parent).context.dialogs.includes(open.id);
  const storefront = to('storefront')({ system });
  // Some dialogs end as they open, before they can be awaited.
  let dialog = dialogIn(storefront.getSnapshot());
  const listening = storefront.subscribe((snapshot) => void (dialog ??= dialogIn(snapshot)));
  try {
    storefront.send(open);
    // A busy storefront handles the event once it is done.
    await Promise.resolve();
    await waitFor(storefront, (snapshot) => dialog !== undefined || isGone(snapshot), {
      timeout: Infinity,
      signal,
    });
  } finally {
    listening.unsubscribe();
  }
  return outcomeOf<Machine>(dialog);
}

/** Completes for ended and for stopped dialogs: only the first have an output. */
const outcomeOf = <Machine extends AnyStateMachine>(dialog: AnyActorRef | undefined) =>
  new Promise<OutputFrom<Machine> | null>((resolve, reject) => {
    const snapshot = () => dialog?.getSnapshot() as AnyMachineSnapshot | undefined;
    const answer = () => resolve((snapshot()?.output as OutputFrom<Machine> | undefined) ?? null);
    const status = snapshot()?.status;
    if (!dialog || status === 'done' || status === 'stopped') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });
