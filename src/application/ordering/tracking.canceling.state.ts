import { toCancellation } from './tracking.context.ts';
import { leavingOf, sendingOf } from './tracking.sending.state.ts';
import type * as Tracking from './tracking.types.ts';

/** The chart's names of the state of the open dialog, and of the final notice. */
type Names = { readonly filling: string; readonly notice: string };

/** Cancels and shows a notice. */
const canceledWith = <const N extends Names>(names: N) =>
  ({
    target: '#canceling.closed',
    actions: [
      'clearCancel',
      { type: 'setChanged', params: 'status' },
      { type: 'showNotice', params: { kind: names.notice as N['notice'] } },
      'refreshReads',
      'refreshAgain',
    ],
  }) as const;

/** Cancellation: the closed dialog, its dismissal, and from "send" to the outcome. */
export const cancelingOf =
  <Of extends Tracking.Kind>() =>
  <const N extends Names>(labels: Tracking.Labels, names: N) => ({
    leave: leavingOf(labels, 'canceling', 'clearCancel'),
    closed: {
      description: 'The customer is not canceling.',
      meta: { reqs: labels.reqs.canceling },
      on: { 'cancel.ask': { guard: 'mayCancel', target: 'open' } },
    } as const,
    sending: sendingOf<Of>()(labels, {
      names: {
        call: 'cancel',
        check: 'checkCanceled',
        signIn: 'authenticateToCancel',
        resume: 'resumeCanceling',
        filling: names.filling,
        isDone: 'isCanceled',
        setFailure: 'setCancelFailure',
        busy: 'cancelBusy',
      },
      input: toCancellation<Of['name']>,
      done: canceledWith(names),
      labels: {
        sending: `The server is asked to cancel the ${labels.noun}.`,
        judging: `It is decided by the ${labels.noun} whether it was canceled after all.`,
      },
      reqs: labels.reqs.canceling,
    }),
  });
