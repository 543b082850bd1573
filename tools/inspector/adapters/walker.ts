import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { drawnFlowOfMachine } from '#tools/inspector/core/chart-selectors.ts';
import {
  type DrawnFlow,
  type Step,
  configurationOf,
  statesIn,
  type StateValue,
} from '@sundry/statecharts/log';
import { planTo, regionOf, routeTo, type Leg, type Tried } from '#tools/inspector/core/plan.ts';
import { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import type { WalkReport } from '#tools/inspector/core/tab-snapshot.ts';
import { to } from '#application/kernel/system.ts';
import type { Services } from '#application/shell/services.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { createModuleStore } from '#infrastructure/catalogue/storage.ts';
import { createPlaceStore } from '#infrastructure/location/storage.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { arrangedFor } from './arranged-for.ts';
import type { ControlDesk } from './control-desk.ts';
import type { SnapshotSource } from './snapshot-source.ts';
import {
  keepWalk,
  leaveOutFirstAnswers,
  type InterruptedWalk,
} from '#tools/inspector/entry/interrupted-walk.ts';
import {
  likelihoodOf,
  type LiveWalk,
  type LiveWalks,
  type Opening,
  type Payload,
} from './live-walk.ts';
import { ANYWHERE, MODULE, PLACE, type Memory, type Preparation } from './preparations.ts';

type Known = {
  readonly drawnFlows: readonly DrawnFlow[];
  readonly lives: LiveWalks;
  readonly app: Services;
  readonly desk: ControlDesk;
  readonly snapshots: Pick<SnapshotSource, 'actorNamed' | 'current' | 'subscribe'>;
  readonly platform: Platform;
  /** The walk of the previous page that was interrupted. */
  readonly interrupted: InterruptedWalk | null;
};

/** Takes the running app to a state: sends a customer's events and waits as a customer would. */
export type Walker = {
  readonly takeBearing: (situation: Walk.Situation) => Promise<Walk.Bearing>;
  readonly makeMove: (move: Walk.Move) => Promise<Walk.Moved>;
  /** Stores an unfinished walk for the next page in this tab; otherwise resets the desk. */
  readonly leave: (report: WalkReport) => void;
  /** Reverts all rules of this walk at the desk: held calls, failures, the clock. */
  readonly release: () => void;
};

const PATIENCE = { page: 6_000, word: 400, chance: 2_500, answer: 12_000, delay: 40_000 } as const;
const INSPECTOR = '/charts';
const STOREFRONT = 'shell/storefront';
/** A walk with more moves is going in circles. */
export const MAX_MOVES = 40;
/** A move that fails this often is given up. */
const MAX_TRIES = 2;
/** A walk to a state of the walk itself would disturb itself. */
const OWN_FLOWS: readonly string[] = [walkMachine.id, replayMachine.id];
/** Time passes and servers answer; a spontaneous event may never happen. */
const WAITED = { user: 'chance', outcome: 'answer', delay: 'delay' } as const;

export function createWalker({
  drawnFlows,
  lives,
  app,
  desk,
  snapshots,
  platform,
  interrupted,
}: Known): Walker {
  const memory: Memory = {
    places: createPlaceStore(platform),
    modules: createModuleStore(platform),
  };
  let begun = 0;
  /** The walk's final goal, whatever states it passes. */
  let aim: Walk.Goal | null = null;
  let arranged = false;
  let ended: Promise<unknown> = Promise.resolve();
  /** Rules for the next page must survive the end of this one. */
  let isReloading = false;
  let wasThereBefore = interrupted?.wasThere === true;

  return {
    async takeBearing({ goal, moves, tried }) {
      if (!goal) throw new Defect('A walk needs a goal');
      aim = goal;
      await ended;
      if (moves.length === 0) begun = snapshots.current().log.at(-1)?.number ?? 0;
      if (moves.length === 0 || !arranged) {
        arranged = true;
        learn(await desk.opensStores());
        if (goal.flow !== STOREFRONT) await changed(appHasBegun, PATIENCE.answer);
      }
      const found = await bearingTo(goal, tried, moves);
      const bearing: Walk.Bearing =
        found.kind !== 'arrived' && (wasThereBefore || wasIn(goal)) ? { kind: 'passed' } : found;
      wasThereBefore = false;
      if (bearing.kind === 'arrived') learn(await desk.endsWalk('held'));
      else if (bearing.kind !== 'ahead' || moves.length >= MAX_MOVES) end();
      return bearing;
    },
    async makeMove(move) {
      for (const one of move.arranged) {
        if ((await desk.arrange(one)) === null && one.how !== 'hold') {
          end();
          return { kind: 'stuck', why: { kind: 'noDesk' } };
        }
      }
      return make(move);
    },
    leave({ situation, goal, moves }) {
      const wasThere = goal !== null && wasIn(goal);
      const isUnfinished = situation === 'walking' || wasThere;
      const { tab } = snapshots.current();
      if (goal && isUnfinished) keepWalk(platform, { tab, goal, moves, wasThere });
      if (!isReloading) end();
    },
    release: end,
  };

  function end(): void {
    if (arranged) ended = desk.endsWalk('nothing').then(learn);
    arranged = false;
  }

  function appHasBegun(): boolean {
    return !app.storefront.getSnapshot().matches('opening');
  }

  /** The app and the page share the clock that the desk sets. */
  function learn(now: Instant | null): void {
    if (now !== null) app.learnTime(now);
  }

  async function bearingTo(
    goal: Walk.Goal,
    tried: readonly Tried[],
    moves: readonly Walk.Move[],
  ): Promise<Walk.Bearing> {
    const drawnFlow = drawnFlows.find(({ name }) => name === goal.flow);
    if (!drawnFlow) return stuck('unknown');
    if (OWN_FLOWS.includes(drawnFlow.chart.id)) return stuck('ownFlow');
    const unreached = drawnFlow.routeMap.unreached[goal.state];
    if (unreached) return stuck(unreached);
    const { flow } = goal;
    const actor = snapshots.actorNamed(drawnFlow.chart.id);
    const live: LiveWalk = lives[flow] ?? {};
    const { opening } = live;
    const route = routeTo(drawnFlow.routeMap, goal.state);
    const ahead = (action: Walk.Move['action'], legs: readonly Leg[]): Walk.Bearing => ({
      kind: 'ahead',
      move: { ...goal, action, arranged: arrangedFor(drawnFlow, live, goal.state, legs) },
    });

    const isThere = actor !== null && statesOf(actor).includes(goal.state);
    const at = { desk, app, state: goal.state, isRunning: actor !== null };
    const before = isThere ? null : ((await live.before?.(goal.state, at)) ?? null);
    const left = moves.some(
      ({ action, ...move }) =>
        isSameGoal(move, goal) && action.kind === 'go' && action.to === ANYWHERE,
    );
    const leaves = left ? undefined : live.comesBackFrom?.[goal.state];
    const leftFrom = leaves === undefined ? null : { flow, state: leaves };
    const first = before ?? leftFrom;
    if (first) {
      const bearing = await bearingTo(first, tried, moves);
      if (isStarting(live, bearing)) {
        const alsoArranged = arrangedFor(drawnFlow, live, goal.state, route);
        const { move } = bearing;
        return { kind: 'ahead', move: { ...move, arranged: [...move.arranged, ...alsoArranged] } };
      }
      if (bearing.kind !== 'arrived' || first === before) return bearing;
      return ahead({ kind: 'go', to: ANYWHERE }, []);
    }

    const missing = preparationsFor(live, goal.state).find(({ isMissing }) => isMissing(app));
    if (missing && (!actor || !opening)) {
      const done = moves.filter(
        ({ action }) => action.kind === 'open' && action.event === missing.event,
      );
      if (done.length > MAX_TRIES) return stuckWithout(missing.event);
      const move = { ...goal, action: { kind: 'open', event: missing.event } } as const;
      return { kind: 'ahead', move: { ...move, arranged: missing.arranged ?? [] } };
    }
    const isElsewhere = platform.currentUrl().pathname === INSPECTOR;
    if (isElsewhere && (!opening || opening.kind === 'event')) {
      return ahead({ kind: 'go', to: ANYWHERE }, []);
    }
    if (!actor) {
      const opened = moves.filter((move) => move.flow === flow && isOpening(move, opening));
      if (!opening || opened.length > MAX_TRIES) return stuck('noRoute');
      if (opening.kind === 'event')
        return ahead({ kind: 'open', event: opening.event(goal.state).type }, route);
      const to = await opening.to(app, { desk, state: goal.state });
      return ahead({ kind: 'go', to }, route);
    }

    const { forgets = [], arranged: begun = [] } = live.beginnings?.[goal.state] ?? {};
    const mayReload =
      opening?.kind !== 'event' && !moves.some(({ action }) => action.kind === 'reload');
    const reload: Walk.Bearing = {
      kind: 'ahead',
      move: {
        ...goal,
        action: { kind: 'reload', forgets },
        arranged: [...arrangedFor(drawnFlow, live, goal.state, route), ...begun],
      },
    };
    if (!isThere && forgets.length > 0 && mayReload) return reload;

    const states = statesOf(actor);
    const region = regionOf(drawnFlow.chart, goal.state);
    const ruledOut = [...tried, ...neverAt(drawnFlow, live)];
    const plan = planTo(drawnFlow.routeMap, goal.state, states, ruledOut, region);
    if (plan.kind === 'here') return { kind: 'arrived' };
    if (plan.kind === 'none') {
      const isOpen = opening?.kind === 'page' && !isElsewhere;
      const wasLeft = moves.some(({ action }) => action.kind === 'go' && action.to === ANYWHERE);
      if (isOpen && !wasLeft) return ahead({ kind: 'go', to: ANYWHERE }, []);
      return plan.why === 'noRoute' && mayReload ? reload : stuck(plan.why);
    }
    const [next] = plan.legs;
    if (!next) return stuck('noRoute');
    const child = next.step.kind === 'outcome' ? dialogOf(next.step.actor) : null;
    if (child && isInDialogOf(next.step) && next.step.kind === 'outcome') {
      return bearingTo({ flow: child.name, state: next.step.outcome }, tried, moves);
    }
    return ahead(actionOf(live, next.step), plan.legs);
  }

  /** True while the dialog that this step answers runs: its code may still be loading. */
  function isInDialogOf(step: Step): boolean {
    const dialog = step.kind === 'outcome' ? dialogOf(step.actor) : null;
    return dialog !== null && snapshots.actorNamed(dialog.chart.id) !== null;
  }

  /** A dialog's machine answers with the final state of the same name. */
  function dialogOf(actor: string): DrawnFlow | null {
    return (
      drawnFlowOfMachine(drawnFlows, actor) ??
      drawnFlows.find(({ chart }) => actor.startsWith(`${chart.id}To`)) ??
      null
    );
  }

  function wasIn({ flow, state }: Walk.Goal): boolean {
    const machine = drawnFlows.find(({ name }) => name === flow)?.chart.id;
    return snapshots
      .current()
      .log.some((one) => one.number > begun && one.machine === machine && one.to.includes(state));
  }

  async function make({ flow, state, action }: Walk.Move): Promise<Walk.Moved> {
    const machine = drawnFlows.find(({ name }) => name === flow)?.chart.id ?? '';
    const live: LiveWalk = lives[flow] ?? {};
    const before = whereabouts(machine);
    const moved = async (patience: number): Promise<boolean> =>
      (await changed(() => whereabouts(machine) !== before, patience)) === 'changed';
    switch (action.kind) {
      case 'go':
        platform.navigate(action.to, { replace: false, state: null });
        await moved(patienceFor(action.to, live.opening?.kind === 'page' && before !== ''));
        return { kind: 'moved' };
      case 'reload':
        isReloading = true;
        action.forgets.forEach((key) => platform.localStore.remove(key));
        leaveOutFirstAnswers(platform, app.storefront.getSnapshot().context.input.language);
        platform.reload();
        await changed(() => false, PATIENCE.page);
        isReloading = false;
        return { kind: 'moved' };
      case 'open': {
        const preparation = preparationsFor(live, state).find(
          ({ event }) => event === action.event,
        );
        const { opening } = live;
        if (preparation) {
          await preparation.make(app, memory);
          await changed(() => !preparation.isMissing(app), PATIENCE.answer);
        } else if (opening?.kind === 'event') {
          to('storefront')(app.storefront).send(opening.event(state));
          await moved(PATIENCE.word);
        }
        return { kind: 'moved' };
      }
      case 'say':
        return say({ flow, state }, machine, action.step, () => moved(PATIENCE.word));
      case 'wait': {
        const at = configurationNow(machine);
        const { step } = action;
        // The code of a dialog loads after the event that opens it, and then the route continues within the
        // dialog.
        const goesOn = () => whereabouts(machine) !== before || isInDialogOf(step);
        return (await changed(goesOn, PATIENCE[WAITED[step.kind]])) === 'changed'
          ? { kind: 'moved' }
          : { kind: 'unmoved', tried: { at, step } };
      }
    }
  }

  async function say(
    { flow, state: goal }: Walk.Goal,
    machine: string,
    step: Step & { readonly kind: 'user' },
    moved: () => Promise<boolean>,
  ): Promise<Walk.Moved> {
    const actor = snapshots.actorNamed(machine);
    const tried: Walk.Moved = { kind: 'unmoved', tried: { at: configurationNow(machine), step } };
    if (!actor) return tried;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const asTheModelSays = () => {
      const { events } = drawnFlows.find(({ name }) => name === flow)?.routeMap.vocabulary ?? {};
      return [{ type: step.event, ...events?.[step.event]?.[step.case] }];
    };
    const payload = payloadOf(lives[flow] ?? {}, step) ?? asTheModelSays;
    const said = await payload({
      app,
      desk,
      snapshot,
      step,
      goal,
      end: aim ?? { flow, state: goal },
    });
    said?.forEach((event) => actor.send(event));
    return said && (await moved()) ? { kind: 'moved' } : tried;
  }

  function whereabouts(machine: string): string {
    const actor = snapshots.actorNamed(machine);
    return actor ? `${actor.sessionId} ${configurationOf(statesOf(actor))}` : '';
  }

  function configurationNow(machine: string): string {
    const actor = snapshots.actorNamed(machine);
    return actor ? configurationOf(statesOf(actor)) : '';
  }

  /** Resolves at a change of any machine that fulfils it, or false at the end of the patience. */
  function changed(isSo: () => boolean, patience: number): Promise<'changed' | 'unchanged'> {
    return new Promise((resolve) => {
      const end = (how: 'changed' | 'unchanged') => {
        clearTimeout(timer);
        stop();
        resolve(how);
      };
      const look = () => (isSo() ? end('changed') : undefined);
      const timer = setTimeout(() => end(isSo() ? 'changed' : 'unchanged'), patience);
      const stop = snapshots.subscribe(look);
      look();
    });
  }
}

type StuckKind = 'unknown' | 'ownFlow' | 'noRoute' | 'instant' | 'defect';

const stuck = (kind: StuckKind): Walk.Bearing => ({
  kind: 'stuck',
  why: { kind },
});
const stuckWithout = (event: string): Walk.Bearing => ({
  kind: 'stuck',
  why: { kind: 'nothingAtHand', event },
});

/** The machines that run on every page are never left, and their state can stay the same. */
const patienceFor = (to: string, isLeft: boolean): number =>
  to === ANYWHERE && !isLeft ? PATIENCE.word : PATIENCE.page;

/** Preparations for a flow do not open it. */
const isOpening = ({ action, ...goal }: Walk.Move, opening: Opening | undefined): boolean =>
  action.kind === 'open'
    ? opening?.kind === 'event' && action.event === opening.event(goal.state).type
    : action.kind === 'go' && action.to !== ANYWHERE;

const statesOf = (actor: AnyActorRef): readonly string[] =>
  statesIn((actor.getSnapshot() as AnyMachineSnapshot).value as StateValue);

const isSameGoal = (one: Walk.Goal, other: Walk.Goal): boolean =>
  one.flow === other.flow && one.state === other.state;

function actionOf(live: LiveWalk, step: Step): Walk.Move['action'] {
  if (step.kind !== 'user') return { kind: 'wait', step };
  const { happens = [] } = live as { readonly happens?: readonly string[] };
  const isSaid = !happens.includes(step.event) || caseOf(live, step) !== undefined;
  return { kind: isSaid ? 'say' : 'wait', step };
}

type Sent = Step & { readonly kind: 'user' };
type Payloads = Readonly<Record<string, Payload | undefined>>;

type Ahead = Extract<Walk.Bearing, { kind: 'ahead' }>;

/** True for the move that starts the flow at the end of the preceding walk. */
const isStarting = ({ startedBy }: LiveWalk, bearing: Walk.Bearing): bearing is Ahead =>
  startedBy !== undefined &&
  bearing.kind === 'ahead' &&
  bearing.move.flow === startedBy.flow &&
  bearing.move.action.kind === 'say' &&
  bearing.move.action.step.event === startedBy.event;

/** The steps that the walk can never take, in any configuration. */
const neverAt = (
  { routeMap: { configurations, steps } }: DrawnFlow,
  live: LiveWalk,
): readonly Tried[] =>
  steps
    .filter((step) => step.kind === 'outcome' && likelihoodOf(live, step) === 'never')
    .flatMap((step) => configurations.map((at) => ({ at, step })));

const caseOf = ({ sendsCase = {} }: LiveWalk, { event, case: which }: Sent): Payload | undefined =>
  (sendsCase as Readonly<Record<string, Payloads | undefined>>)[event]?.[which];

const payloadOf = (live: LiveWalk, step: Sent): Payload | undefined =>
  caseOf(live, step) ?? (live.sends as Payloads | undefined)?.[step.event];

const preparationsFor = ({ preparations }: LiveWalk, state: string): readonly Preparation[] =>
  preparations?.(state) ?? [PLACE, MODULE];
