import type { SnapshotFrom } from 'xstate';
import type { RemovedLines } from '#application/rental/rollback-journal.port.ts';
import { missingIn } from '#application/rental/trip-cart/rules.ts';
import { isAsking } from '#application/rental/trip-cart/header-selectors.ts';
import { tripWanted } from '#application/rental/trip-cart/tasks.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import { failures } from '#tests/model/support/wire.ts';
import type { Step } from '@sundry/statecharts';
import { after, bus, cartText, HALF, heldIn, OLD, tripName, van } from './carts.ts';
import { listed, type NOTES } from './wire.ts';

/** Limits of the walks: possible outcomes for each cart, and the requests in each state. */

type Planned = SnapshotFrom<typeof tripCartMachine>;
type Context = Planned['context'];

const FAILED: readonly string[] = [...Object.keys(failures), ...Object.keys(listed), 'a list'];

/** Carts of a visit without a journal. */
const FOUND = ['nothing', OLD, 'Moped, 3 hours'];
/** Carts that an interrupted or failed call may have left, by the journal written before it. */
const LEFT = {
  nothing: [],
  'another tab is at work': [],
  'a moped was removed': ['Sedan, 3 hours', 'Sedan, by distance', 'Sedan + Van, by distance', OLD],
  'a moped was removed for the trip': ['Sedan, 3 hours', 'Sedan, to the museum', OLD],
  'the trip was changed': ['Sedan + Moped, from the museum'],
  // A failed call may have done its work or not.
  'all were removed': ['nothing', OLD],
  'all were cleared for a module': ['nothing', OLD],
} satisfies Readonly<Record<keyof typeof NOTES, readonly string[]>>;

function noteNamed(removed: RemovedLines): keyof typeof NOTES {
  if (removed.wanted === 'module') return 'all were cleared for a module';
  if (typeof removed.wanted === 'object') return 'a moped was removed for the trip';
  if (removed.wanted === bus.id) return 'all were removed';
  return removed.lines.length > 0 ? 'a moped was removed' : 'the trip was changed';
}

/** True before the first read of a visit. */
const isBeginning = ({ savedCount }: Context): boolean => savedCount !== null;

function found({ cart, removed }: Context): readonly string[] {
  const now = cartText(cart);
  if (!removed) return cart.lines.length > 0 ? [now] : FOUND;
  const named = noteNamed(removed);
  return named === 'the trip was changed' && cart.lines.length > 0 ? [now] : LEFT[named];
}

function expected(actor: string, context: Context): readonly string[] {
  const { cart, task, candidate, incompatible, removed } = context;
  const lines = heldIn(cart);
  const without = (ids: readonly number[]) =>
    heldIn({ lines: cart.lines.filter(({ id }) => !ids.includes(id)) });
  switch (actor) {
    case 'readCart':
      return found(context);
    case 'runTask':
      if (task?.kind === 'remove') return [after(context, { lines: without(task.lines) })];
      if (task?.kind === 'change') return [after(context, { trip: task.details })];
      if (task?.kind === 'restore') {
        const back = { name: task.vehicle.name, quantity: 1 };
        return [after(context, { lines: [...lines, back], trip: cart.details ?? task.details })];
      }
      if (task?.kind !== 'step') return ['nothing'];
      return [
        after(context, {
          lines: cart.lines.map(({ id, vehicle: { name }, quantity: count }) => ({
            name,
            quantity: id === task.line ? task.quantity : count,
          })),
        }),
      ];
    case 'changeTrip':
      return [after(context, { trip: tripWanted(context) })];
    case 'removeLines':
      return [after(context, { lines: without(incompatible) })];
    case 'addVehicle': {
      const added = { name: candidate?.vehicle.name ?? '', quantity: 1 };
      return [after(context, { lines: [...lines, added], trip: candidate?.details ?? null })];
    }
    case 'restoreTrip':
      return [after(context, { trip: removed?.details ?? null })];
    case 'restoreVehicle': {
      const [next] = missingIn(context);
      const back = { name: next?.vehicle.name ?? '', quantity: 1 };
      return [after(context, { lines: [...lines, back], trip: removed?.details ?? null })];
    }
    default:
      return ['nothing'];
  }
}

/** Failures that share one treatment: met where little else is going on. */
function mayAnswer({ context }: Planned, { actor, outcome }: Extract<Step, { kind: 'outcome' }>) {
  if (outcome === 'defect') return true;
  if (actor === 'authenticate' || actor === 'writeJournal') return true;
  if (actor === 'readJournal') {
    if (context.removed) return outcome === noteNamed(context.removed);
    return outcome === 'nothing' || isBeginning(context);
  }
  if (outcome === 'a list' && context.task?.kind === 'change') {
    return tripName(context.task.details) === 'to the museum';
  }
  if (FAILED.includes(outcome))
    return actor !== 'readCart' || outcome === 'unreachable' || !context.removed;
  return expected(actor, context).includes(outcome);
}

const isAtRest = ({ context: { task, queue, candidate } }: Planned): boolean =>
  task === null && queue.length === 0 && candidate === null;

const isHere = ({ context }: Planned): boolean => context.who === 'guest:43' && context.isRental;
const isWhole = ({ context }: Planned): boolean =>
  context.failure === null && context.removed === null;
const isReadAgain = (event: string): boolean => event === 'cart.reload' || event === 'cart.retry';
const CHANGED = ['nothing', OLD, 'Sedan + 2 × Moped, 3 hours'];

/** Moments at which the sign-in may end: during one task of each kind, before and after the first yes. */
const losesTask = (snapshot: Planned): boolean =>
  (snapshot.matches('working') && snapshot.context.task?.kind === 'remove') ||
  (snapshot.matches({ adding: 'askingTripType' }) && !snapshot.context.stale) ||
  snapshot.matches({ adding: 'changingTrip' }) ||
  snapshot.matches('requiringSignIn') ||
  (snapshot.matches('ready') && isAtRest(snapshot) && cartText(snapshot.context.cart) === OLD);

/** Requests during a pending quantity change or removal. */
function mayWait({ task, queue }: Context, step: { event: string; case: string }): boolean {
  const { event } = step;
  const [waiting] = queue;
  if (task?.kind === 'remove') return event === 'line.decrease' && !waiting;
  if (task?.kind === 'clear') return event === 'cart.clear';
  if (task?.kind !== 'step') return false;
  if (event === 'vehicle.add') {
    return step.case === 'of the same trip' && task.quantity === 2 && waiting?.kind !== 'step';
  }
  if (waiting) return waiting.kind === 'step' && WAITING_FOR_A_STEP.slice(0, 2).includes(event);
  return WAITING_FOR_A_STEP.includes(event);
}
const WAITING_FOR_A_STEP = ['line.increase', 'line.decrease', 'lines.remove', 'cart.clear'];

/** Carts to which each vehicle is added. */
const ADDED_TO: Readonly<Record<string, readonly string[]>> = {
  'of the same trip': ['nothing', OLD],
  'of another provider': [OLD],
  'by distance': [OLD, 'Moped, 3 hours'],
  'for 5 hours': [OLD],
  'from the museum': [OLD],
  'more than there are': [OLD],
  'there already': [OLD],
  'not offered by distance': ['nothing'],
};

export function mayHappen(snapshot: Planned, step: Step): boolean {
  if (step.kind === 'outcome') return mayAnswer(snapshot, step);
  if (step.kind !== 'user') return true;
  const { context } = snapshot;
  const text = cartText(context.cart);
  if (step.event.startsWith('prompt.')) return true;
  if (step.event === 'scope.change' && step.case === 'the guest signs in') {
    const isSignedOut =
      snapshot.matches({ adding: 'removing' }) || snapshot.matches('requiringSignIn');
    return isSignedOut && isHere(snapshot);
  }
  if (snapshot.matches('loading') && isAtRest(snapshot) && context.removed === null) {
    if (isReadAgain(step.event)) return text === 'nothing';
    if (step.event === 'cart.undo') return context.removals.length > 0;
    if (step.case === 'of the same trip') return isBeginning(context);
  }
  if (step.case === 'nothing of it' && snapshot.matches('requiringSignIn')) return isHere(snapshot);
  if (step.event === 'scope.change' && step.case === 'the sign-in ends') {
    return isHere(snapshot) && losesTask(snapshot);
  }
  if (snapshot.matches('working') && isHere(snapshot)) return mayWait(context, step);
  // A second tap on a pending addition.
  if (step.case === 'of the same trip' && snapshot.matches({ adding: 'puttingIn' })) {
    return context.candidate?.vehicle.id === van.id;
  }
  // Another tab changes the cart while a question about it is open.
  if (isAsking(snapshot)) return step.event === 'cart.reload' && !context.stale && text === OLD;
  if (!isAtRest(snapshot) || !isHere(snapshot) || !snapshot.matches('ready')) return false;
  if (context.removals.length > 0) {
    const isUndone = step.event === 'cart.undo' && !HALF.includes(text);
    const isReadBefore = step.event === 'cart.reload' && text === 'Sedan, 3 hours';
    return isUndone || isReadBefore || step.case === 'another person';
  }
  switch (step.event) {
    case 'vehicle.add':
      return (ADDED_TO[step.case] ?? []).includes(text) && isWhole(snapshot);
    case 'scope.change':
      return text === OLD;
    case 'cart.retry':
      return text === OLD || context.failure !== null;
    case 'cart.clear':
      return CHANGED.includes(text) || text === 'Sedan, 3 hours';
    case 'cart.reload':
      return text === OLD;
    case 'lines.restore':
      return text === 'nothing' || text === OLD;
    case 'trip.change':
      return text === OLD || text === 'nothing' || text === 'Moped, 3 hours';
    default:
      return CHANGED.includes(text);
  }
}
