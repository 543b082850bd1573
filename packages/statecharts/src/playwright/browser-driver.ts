import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page as Window,
} from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionNamer } from '../flow/chart.ts';
import { DEFECT, type Flow, type Step } from '../flow/flow.ts';
import {
  asWalkedBy,
  actionOf,
  firstCase,
  isIdle,
  assertionsFor,
  type AnyPage,
} from '../flow/page.ts';
import { complaintOf } from '../flow/person.ts';
import type { Driver, Planned } from '../walk/run-flow.ts';
import type { ControlDesk, Fixture, Visit } from '../flow/fixture.ts';
import { eventOf, walkerOf } from '../walk/walker.ts';
import { besideOf, type WireCall, type WireEnding } from '../flow/wire-call.ts';
import { relived } from '../flow/xstate-internals.ts';
import { requireAgreement } from '../walk/agreement.ts';
import { DEVICES, type Album } from './album.ts';
import { watchOn, type PageWatch } from './page-watch.ts';
import { patiently } from './patiently.ts';
import { speakerOf, type Texts } from '../flow/speaker.ts';
import { endWaiting, inTime, visitOf } from './visit.ts';

export type BrowserOptions<Desk extends ControlDesk, Language extends string> = {
  readonly baseURL: string;
  /** The desk of the app, reached by these requests. */
  readonly desk: (request: APIRequestContext) => Desk;
  readonly texts?: Texts;
  /** Locale, time zone and the like of the browser. */
  readonly context?: BrowserContextOptions;
  readonly language: Language;
  /** The answers whose texts `ownerSays` replaces; none when missing. */
  readonly settings?: (url: URL) => boolean;
  /** Steps before each walk, such as the choice of the language. */
  readonly prepare?: (visit: Visit<Desk, Language>) => Promise<void>;
  /** The remaining steps of the walk, from its start. */
  readonly ahead?: readonly Step[];
  /** The album for pictures of the states; none are taken when missing. */
  readonly album?: Album;
};

const A_MOMENT = 1_000;
const EVIDENCE = 'test-results/model';
/** A trace of every step doubles the time: it is opt-in, for debugging. */
const isTraced = process.env['E2E_TRACE'] !== undefined;

/**
 * Walks the real app in Chromium: through a person's actions and assertions, with calls held and released at
 * the control desk, and with the machine's timers in its page. The transitions taken come from the page's own
 * log.
 */
export function browserDriver<Desk extends ControlDesk, Language extends string>(
  page: AnyPage,
  fixture: Fixture<AnyStateMachine, Desk, Language>,
  browser: Browser,
  options: BrowserOptions<Desk, Language>,
): Driver {
  const { baseURL, language, ahead = [], album, settings = () => false } = options;
  const speaker = speakerOf(language, options.texts);
  const flow = inBrowser(page, fixture);
  const walker = walkerOf(flow);
  const nameOf = transitionNamer(flow.machine);
  const { wire: wires = {} } = flow;
  const calls = Object.values(wires).flatMap((wire) => [
    ...[wire.call].flat(),
    ...Object.keys(wire.outcomes).flatMap((outcome) => Object.keys(besideOf(wire, outcome))),
  ]);
  let state = flow.machine.id;
  let context: BrowserContext | null = null;
  let opened: {
    window: Window;
    watch: PageWatch;
    visit: Visit<Desk, Language>;
    desk: Desk;
  } | null = null;

  const here = () => {
    if (!opened) throw new Error('The app has not been opened');
    return opened;
  };

  const isHeld = (type: string): boolean =>
    [...(fixture.heldInPage ?? []), ...(fixture.heldInOrder ?? [])].includes(type);

  return {
    start: async (input, planned) => {
      await inTime(openApp(input));
      return arrived(planned);
    },
    take: async (step, planned) => {
      await inTime(takeStep(step, planned)).catch((problem: unknown) => {
        throw new Error(complaintOf(problem, state), { cause: problem });
      });
      return arrived(planned);
    },
    assert: async (expected) => {
      state = `${flow.machine.id}.${expected.value}`;
      requireAgreement(flow, walker, await snapshotNow(), expected);
      for (const one of assertionsFor(page, expected)) {
        if (typeof one === 'function') await one(here().visit.person, expected.snapshot);
      }
      await album?.take(here().window, language, expected.states);
    },
    forbidden: async (event, at) => {
      const action = actionOf(page, event);
      const { person } = here().visit;
      if ('sentBy' in action) await sendAll(event);
      else if (isIdle(action, at)) {
        await action.does(person.insisting(), firstCase(flow, event), at.snapshot);
      } else await action.absent(person, at.snapshot);
      requireAgreement(flow, walker, await snapshotNow(), at);
    },
    evidence: async (title) => {
      const file = `${EVIDENCE}/${flow.name.replace('/', '-')}/${fileNameOf(title)}`;
      await opened?.window.screenshot({ path: `${file}.png` });
      if (!isTraced) return [`a picture: ${file}.png (with E2E_TRACE=1 a trace as well)`];
      await context?.tracing.stop({ path: `${file}.zip` });
      return [`a picture: ${file}.png`, `a trace: npx playwright show-trace ${file}.zip`];
    },
    close: async () => {
      if (opened) await nothingHappensAfterAll(opened);
      await context?.close();
      opened = null;
    },
  };

  /** Held calls would reach the server at the end of a walk, such as the deletion of an account. */
  async function nothingHappensAfterAll({ desk, window }: NonNullable<typeof opened>) {
    await window.close();
    for (const call of new Set(calls)) await desk.ends(call, { fail: 'drop' });
    await desk.forgetsRules();
  }

  async function openApp(input: string): Promise<void> {
    context = await browser.newContext({
      baseURL,
      viewport: DEVICES.desktop,
      reducedMotion: 'reduce',
      ...options.context,
    });
    if (isTraced) await context.tracing.start({ snapshots: true });
    const window = await context.newPage();
    const { heldInPage: held = [], heldInOrder = [], stopped = [] } = fixture;
    const machine = flow.machine.id;
    const runsAs = fixture.runsAs?.[input];
    const watch = await watchOn(window, { machine, runsAs, held, heldInOrder, stopped });
    const desk = options.desk(context.request);
    await desk.forgetsRules();
    const visit = visitOf({ window, watch, desk, language, speaker, settings, ahead });
    opened = { window, watch, visit, desk };
    // A reload or a departure would end the machine before the check. The interception starts with the page:
    // requests in flight while a browser starts to intercept may never be answered.
    let isArranged = false;
    await window.route('**/*', (route) =>
      isArranged && route.request().isNavigationRequest()
        ? route.abort('aborted')
        : route.fallback(),
    );
    await options.prepare?.(visit);
    for (const call of new Set(calls)) await desk.holds(call);
    await fixture.arrange[input]?.(visit);
    isArranged = true;
  }

  async function takeStep(step: Step, { to, transitions }: Planned): Promise<void> {
    const { visit } = here();
    switch (step.kind) {
      case 'user': {
        const action = actionOf(page, step.event);
        const event = eventOf(flow, to.snapshot, step);
        if ('sentBy' in action) return happen(step.event, event);
        const isRefused = transitions.length === 0;
        if (isRefused && !action.staysWhenRefused) return action.absent(visit.person, to.snapshot);
        const person = isRefused || action.insists ? visit.person.insisting() : visit.person;
        await action.does(person, event, to.snapshot);
        return isRefused ? undefined : fixture.comesBack?.[step.event]?.(visit);
      }
      case 'outcome':
        return answer(step.actor, step.outcome, transitions.length > 0);
      case 'delay': {
        const { type } = eventOf(flow, await snapshotNow(), step);
        return here().watch.releaseTimer(type);
      }
    }
  }

  async function happen(event: string, payload: object): Promise<void> {
    const cause = fixture.happens?.[event];
    if (!cause) throw new Error(`The fixture of ${flow.name} does not say how ${event} happens`);
    await cause(here().visit, payload as never);
    if (isHeld(event)) await here().watch.hear(event);
  }

  /**
   * No control sends it, so the running machine receives the event in each of its cases: it must not move.
   * Afterwards the page's own events are held again.
   */
  async function sendAll(event: string): Promise<void> {
    const cases = (flow.events as Record<string, Record<string, object>>)[event] ?? {};
    for (const payload of Object.values(cases)) {
      await here().visit.reports({ type: event, ...payload });
      if (isHeld(event)) await here().watch.hear(event);
    }
    await here().watch.forget();
  }

  async function answer(actor: string, outcome: string, isHeard: boolean): Promise<void> {
    const action = fixture.answers?.[actor]?.[outcome];
    await action?.(here().visit);
    const ofChild = `xstate.done.actor.${actor}`;
    if (isHeld(ofChild)) return here().watch.hear(ofChild);
    if (action) return;
    const wire = wires[actor];
    const ending = wire?.outcomes[outcome]?.ending;
    if (!wire || !ending)
      throw new Error(`Neither flow nor fixture has an answer for ${actor}: ${outcome}`);
    const { desk, visit } = here();
    const beside = Object.entries(besideOf(wire, outcome));
    for (const [call, body] of beside) await desk.answers(call, body);
    await visit.ends(wire.call, ending);
    if (isHeard) await untilHeard(desk, wire.call, ending);
    for (const [call] of beside) await desk.holds(call);
  }

  /**
   * Another part of the page may make the same call and be answered first: then the next one ends. A page that
   * is only slow makes no further call, so the wait ends when the machine moves.
   */
  async function untilHeard(
    desk: ControlDesk,
    call: WireCall['call'],
    ending: WireEnding,
  ): Promise<void> {
    const isHeard = async () => {
      if (await hasMoved()) return true;
      await endWaiting(desk, call, ending);
      return null;
    };
    // The comparison with the plan reports a walk that never moves.
    await patiently('', isHeard).catch(() => {});
  }

  /** Checks a moment after an answer. */
  async function hasMoved(): Promise<boolean> {
    const isOn = async () => ((await here().watch.read()).taken.length > 0 ? true : null);
    return patiently('', isOn, A_MOMENT).then(
      () => true,
      () => false,
    );
  }

  /** Waits until the machine is in the planned state; returns the transitions taken on the way. */
  async function arrived({ to, transitions }: Planned): Promise<readonly string[]> {
    let taken: readonly string[] = [];
    const isThere = async () => {
      const seen = await here()
        .watch.read()
        .catch(() => null);
      if (!seen) return null;
      taken = seen.taken.flatMap(
        ({ source, event, candidate }) => nameOf(source, event, candidate) ?? [],
      );
      const { key } = walker.configurationOf(relived(flow.machine, seen.snapshot));
      return key === to.key && transitions.every((id) => taken.includes(id)) ? true : null;
    };
    await patiently('', isThere).catch(() => {});
    await here().watch.forget();
    return taken;
  }

  async function snapshotNow(): Promise<AnyMachineSnapshot> {
    const { snapshot } = await here().watch.read();
    return relived(flow.machine, snapshot);
  }
}

/** The part of a flow that a browser can walk: no answer of a server provokes a defect. */
export function inBrowser(page: AnyPage, fixture: Pick<Fixture, 'unreached' | 'within'>): Flow {
  const flow = asWalkedBy(page);
  const isUnreached = ({ actor, outcome }: Extract<Step, { kind: 'outcome' }>): boolean =>
    `${actor} → ${outcome}` in (fixture.unreached ?? {});
  return {
    ...flow,
    neverFails: [...new Set([...(flow.neverFails ?? []), ...Object.keys(flow.outcomes)])],
    unreached: { ...flow.unreached, ...fixture.unreached },
    within: (snapshot, step) =>
      flow.within?.(snapshot, step) !== false &&
      fixture.within?.(snapshot, step) !== false &&
      !(step.kind === 'outcome' && (step.outcome === DEFECT || isUnreached(step))),
  };
}

/** A file name of a title: long ones keep their end, which distinguishes them. */
const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(-100)
    .replaceAll(/^-|-$/g, '');
