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
 * Has the storefront open a dialog, or joins the one that is open, and answers what came of it; null for a
 * dialog that was stopped unanswered, or left before its code had come.
 */
export async function askDialog<Machine extends AnyStateMachine>(
  open: OpenDialog,
  { system, signal }: Asker,
): Promise<OutputFrom<Machine> | null> {
  const dialogIn = (snapshot: unknown) =>
    (snapshot as Parent).children[open.id] as AnyActorRef | undefined;
  const isGone = (snapshot: unknown) => !(snapshot as Parent).context.dialogs.includes(open.id);
  const storefront = to('storefront')({ system });
  // Some dialogs end as they open, and are gone before they can be waited for.
  let dialog = dialogIn(storefront.getSnapshot());
  const listening = storefront.subscribe((snapshot) => void (dialog ??= dialogIn(snapshot)));
  try {
    storefront.send(open);
    // The storefront may be at work, and takes what was sent when it is done.
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

/** Completes for a dialog that ended and for one that was stopped: only the first has an output. */
const outcomeOf = <Machine extends AnyStateMachine>(dialog: AnyActorRef | undefined) =>
  new Promise<OutputFrom<Machine> | null>((resolve, reject) => {
    const snapshot = () => dialog?.getSnapshot() as AnyMachineSnapshot | undefined;
    const answer = () => resolve((snapshot()?.output as OutputFrom<Machine> | undefined) ?? null);
    const status = snapshot()?.status;
    if (!dialog || status === 'done' || status === 'stopped') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });
