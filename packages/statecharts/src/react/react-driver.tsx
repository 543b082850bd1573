import { act, cleanup } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  StateMachine,
  type Actor,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { transitionFinder } from '../flow/chart.ts';
import { DEFECT, type Flow, type Step } from '../flow/flow.ts';
import {
  asWalkedBy,
  actionOf,
  firstCase,
  isIdle,
  assertionsFor,
  type AnyPage,
} from '../flow/page.ts';
import { complaintOf, says } from '../flow/person.ts';
import type { Driver, Planned } from '../walk/run-flow.ts';
import { eventOf, walkerOf, type Configuration } from '../walk/walker.ts';
import {
  begunWith,
  doneEvent,
  errorEvent,
  holdTimersOf,
  takenIn,
  withCallsHeld,
  type HeldCall,
  type TakenTransition,
} from '../flow/xstate-internals.ts';
import { requireAgreement } from '../walk/agreement.ts';
import { personInJsdom, screenText } from './person-in-jsdom.ts';
import { speakerOf } from '../flow/speaker.ts';
import type { Renderer, ViewFixture } from '../flow/view-fixture.ts';
import type { Wire } from './wire.ts';

type Running = Actor<AnyStateMachine>;

/** Hooks for mutations of a page. */
export type Hooks = {
  /** Runs after all assertions of a state; they can be repeated. */
  readonly seen?: (at: Configuration, assertAll: () => Promise<void>) => Promise<void>;
  /** Replaces the events that views send to the machine. */
  readonly sends?: (event: EventObject) => EventObject;
};

/**
 * Walks the real views in jsdom. The machine is the real one with held calls and timers, which the walk
 * releases; a person does and sees everything else. With a wire, answers with a declared format come over
 * HTTP; others, and defects, come through the port.
 */
export function reactDriver<App>(
  page: AnyPage,
  drawn: ViewFixture<AnyStateMachine, App>,
  { render, settled: everythingSettles, speaker = speakerOf('en') }: Renderer<App>,
  wire: Wire | null = null,
  { seen, sends = (event) => event }: Hooks = {},
): Driver {
  const flow = asWalkedBy(page);
  const walker = walkerOf(flow);
  const calls = new Map<string, HeldCall>();
  const taken: TakenTransition[] = [];
  let address = '';
  const person = personInJsdom(() => address, speaker);
  let running: Running | null = null;
  let state = flow.machine.id;
  let timers: ReturnType<typeof holdTimersOf> | null = null;

  const actor = (): Running => {
    if (!running) throw new Error(`${flow.name} has not been started in its view`);
    return running;
  };
  const inspect = (inspected: InspectionEvent) => {
    const actorRef = inspected.actorRef as Running;
    if (inspected.type === '@xstate.actor' && isOurs(flow, actorRef)) {
      running = actorRef;
      timers = holdTimersOf(actorRef);
      const { send } = actorRef;
      actorRef.send = (event: EventObject) => send(sends(event));
    }
    if (actorRef === running) taken.push(...takenIn(inspected));
  };
  const settled = () => act(everythingSettles);
  const transitions = () => {
    const idOf = transitionFinder(actor().logic);
    return taken.splice(0).flatMap((one) => idOf(one) ?? []);
  };

  /** Adds the content of the screen to an error. */
  const toldWithScreen = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (problem) {
      const complaint = complaintOf(problem, state);
      throw new Error(`${complaint}\n  on the screen: ${screenText()}`, { cause: problem });
    }
  };

  return {
    start: async (input) => {
      const held = withCallsHeld(flow.machine, (id, call) => {
        calls.set(id, call);
        wire?.ask(id, call);
      });
      const given: unknown = flow.inputs[input];
      const machine = begunWith(held, given);
      const { view, ...options } = await act(() =>
        drawn({ machine, input: given as never, inspect }),
      );
      render(
        <>
          {view}
          <AddressBar tell={(path) => void (address = path)} />
        </>,
        options,
      );
      await settled();
      await toldWithScreen(async () => void actor());
      return transitions();
    },
    take: async (step, planned) => {
      await toldWithScreen(() => takeStep(step, planned));
      await settled();
      return transitions();
    },
    assert: async (expected) => {
      state = `${flow.machine.id}.${expected.value}`;
      requireAgreement(flow, walker, actor().getSnapshot(), expected);
      if (expected.snapshot.status === 'error') {
        // A part of a page may break alone.
        const isPart = document.querySelector('[data-broken-part]') !== null;
        await (isPart
          ? person.sees('button', says('kernel.part.showAgain'))
          : person.sees('heading', says('shell.broken.title')));
        return;
      }
      const assertions = assertionsFor(page, expected).filter((one) => typeof one === 'function');
      const assertAll = async () => {
        for (const assertion of assertions) await assertion(person, expected.snapshot);
      };
      await toldWithScreen(assertAll);
      if (assertions.length > 0) await seen?.(expected, assertAll);
    },
    forbidden: async (event, at) => {
      const action = actionOf(page, event);
      if ('sentBy' in action) await act(async () => saysAll(event));
      else if (isIdle(action, at)) {
        await action.does(person.insisting(), firstCase(flow, event), at.snapshot);
      } else await action.absent(person, at.snapshot);
      await settled();
      requireAgreement(flow, walker, actor().getSnapshot(), at);
    },
    close: async () => {
      cleanup();
      running = null;
    },
  };

  async function takeStep(step: Step, { to, transitions }: Planned): Promise<void> {
    switch (step.kind) {
      case 'user': {
        const action = actionOf(page, step.event);
        const event = eventOf(flow, to.snapshot, step);
        if ('sentBy' in action) return act(async () => actor().send(event));
        const isRefused = transitions.length === 0;
        if (isRefused && !action.staysWhenRefused) return action.absent(person, to.snapshot);
        const hands = isRefused || action.insists ? person.insisting() : person;
        return action.does(hands, event, to.snapshot);
      }
      case 'outcome':
        return act(() => answer(step.actor, step.outcome));
      case 'delay': {
        const { type } = eventOf(flow, actor().getSnapshot(), step);
        return act(async () => timers?.release(type));
      }
    }
  }

  async function answer(id: string, outcome: string): Promise<void> {
    if (await wire?.answers(id, outcome)) return;
    const call = calls.get(id);
    const given = flow.outcomes[id]?.[outcome];
    calls.delete(id);
    const defect = new Error(`${id} broke its promise`);
    if (call) return outcome === DEFECT ? call.reject(defect) : call.resolve(given);
    actor().send(outcome === DEFECT ? errorEvent(id, defect) : doneEvent(id, given));
  }

  function saysAll(event: string): void {
    const cases = (flow.events as Record<string, Record<string, object>>)[event] ?? {};
    for (const payload of Object.values(cases)) actor().send({ type: event, ...payload });
  }
}

function AddressBar({ tell }: { readonly tell: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => tell(pathname + search), [tell, pathname, search]);
  return null;
}

const isOurs = ({ machine }: Flow, { logic }: Running): boolean =>
  (logic as unknown) instanceof StateMachine && logic.id === machine.id;
