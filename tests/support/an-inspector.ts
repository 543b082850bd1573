import { fromPromise } from 'xstate';
import type { TabSnapshot } from '#tools/inspector/core/tab-snapshot.ts';
import { type DrawnFlow, parseLog } from '@sundry/statecharts/log';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { type ReplayAnswer, replayMachine } from '#tools/inspector/core/replay/machine.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { ok } from '#domain/kernel/result.ts';

/** A kettle that is cold or warm: a flow that needs no explanation. */
const KETTLE: DrawnFlow = {
  name: 'kitchen/kettle',
  chart: {
    id: 'kettle',
    description: 'Makes water hot.',
    states: ['cold', 'warm'].map((path) => ({
      ...{ path, type: 'atomic', description: `The water is ${path}.`, reqs: ['KET-01'] },
      ...{ tags: [], invokes: [] },
    })),
    transitions: [
      {
        ...{ id: 'cold · switch', source: 'cold', event: 'switch', kind: 'event', candidate: 0 },
        ...{ targets: ['warm'], guard: { type: 'leaf', name: 'isFull' }, actions: [] },
      },
    ],
  },
  pictures: [
    {
      ...{ parent: '', language: 'words' },
      svg: '<svg role="group" aria-label="kettle in words"><a href="stove.svg" data-flow="kitchen/stove"><text>stove</text></a></svg>',
    },
    {
      ...{ parent: '', language: 'words', isUnfolded: true },
      svg: '<svg role="group" aria-label="kettle with its wires"></svg>',
    },
    { parent: '', language: 'code', svg: '<svg role="group" aria-label="kettle in code"></svg>' },
  ],
  words: {
    states: { cold: 'cold', warm: 'warm' },
    calls: {},
    events: { switch: 'a person presses the switch' },
    conditions: { 'cold · switch': 'there is water in it' },
    actions: {},
  },
  routeMap: {
    calls: {},
    vocabulary: { inputs: {}, events: {}, outcomes: {} },
    ...{ configurations: ['cold', 'warm'], steps: [{ kind: 'user', event: 'switch', case: '' }] },
    ...{ edges: [[0, 0, 1]], unreached: {} },
    routes: { warm: { input: 'cold water', from: 0, legs: [[0, 1]] } },
  },
};

const STOVE: DrawnFlow = {
  ...KETTLE,
  name: 'kitchen/stove',
  chart: { ...KETTLE.chart, id: 'stove' },
  words: { ...KETTLE.words, events: { 'gas.light': 'a person lights the gas' } },
};

export const aDrawnFlow = (facts: Partial<DrawnFlow> = {}): DrawnFlow => ({ ...KETTLE, ...facts });

export const aTab = (facts: Partial<TabSnapshot> = {}): TabSnapshot => ({
  tab: 'shop',
  page: '/home',
  actors: [{ id: 'x:1', machine: 'kettle', states: ['cold'], isDone: false, since: 0, calls: [] }],
  log: [
    {
      ...{ number: 1, at: 0, actor: 'x:1', machine: 'kettle', event: 'xstate.init' },
      ...{ said: '{"type":"xstate.init"}', from: null, to: ['cold'], taken: [], calls: [] },
    },
  ],
  walk: { situation: 'resting', goal: null, moves: [], why: null },
  ...facts,
});

/** An inspector of idle tabs, with the calls made to them. */
export function anInspector(...others: readonly TabSnapshot[]) {
  const told: (readonly [tab: string, event: Walk.Command])[] = [];
  const saved: string[] = [];
  let opened = 0;
  const all = [aTab({ tab: 'own', page: '/charts', actors: [], log: [] }), ...others];
  const inspector: Inspector = {
    drawnFlows: [KETTLE, STOVE],
    requirements: { 'KET-01': 'A kettle makes water hot.' },
    tabs: {
      own: 'own',
      all: () => all,
      subscribe: () => () => {},
      tell: (tab, event) => void told.push([tab, event]),
      open: () => void (opened += 1),
    },
    save: (_, text) => void saved.push(text),
    replay: replayMachine.provide({
      actors: {
        replayLog: fromPromise<ReplayAnswer, string>(async ({ input }) => {
          const log = parseLog(input);
          return log.ok ? ok({ flow: KETTLE.name, frames: FRAMES }) : log;
        }),
      },
    }),
  };
  const promise = Promise.resolve(inspector);
  return { open: () => promise, told, saved, opened: () => opened };
}

const FRAMES = [
  { heard: null, states: ['cold'], status: 'active' },
  { heard: { type: 'switch' }, states: ['warm'], status: 'active' },
] as const;
