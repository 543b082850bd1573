import {
  waitFor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type OutputFrom,
} from 'xstate';
import type { OpenDialog, OpenLateDialog } from './dialog.ts';
import { to, type System } from './system.ts';

type Parent = { readonly children: Readonly<Record<string, unknown>> };
type Asker = { readonly system: System; readonly signal: AbortSignal };

/**
 * Has the storefront open a dialog, or joins the one that is open, and answers what came of it; null for a
 * dialog that was stopped unanswered.
 */
export async function askDialog<Machine extends AnyStateMachine>(
  open: OpenDialog | OpenLateDialog,
  { system, signal }: Asker,
): Promise<OutputFrom<Machine> | null> {
  const dialogIn = (snapshot: unknown) =>
    (snapshot as Parent).children[open.id] as AnyActorRef | undefined;
  const storefront = to('storefront')({ system });
  storefront.send(open);
  const opened = await waitFor(storefront, (snapshot) => dialogIn(snapshot) !== undefined, {
    timeout: Infinity,
    signal,
  });
  return outcomeOf<Machine>(dialogIn(opened));
}

/** Completes for a dialog that ended and for one that was stopped: only the first has an output. */
const outcomeOf = <Machine extends AnyStateMachine>(dialog: AnyActorRef | undefined) =>
  new Promise<OutputFrom<Machine> | null>((resolve, reject) => {
    const snapshot = () => dialog?.getSnapshot() as AnyMachineSnapshot | undefined;
    const answer = () => resolve((snapshot()?.output as OutputFrom<Machine> | undefined) ?? null);
    if (!dialog || snapshot()?.status === 'done') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });
