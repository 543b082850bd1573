import { assign, sendTo } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import { isServed } from '#domain/location/zone-list.ts';

/** The customer, the place or the module changed. Views send nothing. */
export type Report = { readonly type: 'scope.change' } & ScopeChange;
export type Event = Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    placeValidity: Report;
  }
}

export type Input = { readonly place: Place | null };
export type Context = Input;
export type Tag = 'withdrawn';
export type ZonesAnswer = Result<string, CallFailure>;

export const slots = {
  actors: {
    findZones: portActor<{ readonly point: Place['point'] }, ZonesAnswer>('findZones'),
  },
  effects: {
    /** The zones were redrawn: same place, other ids. */
    savePlace: effect<Place>(),
  },
};

const validity = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  sets: ['place'],
  delays: { recheck: 60_000 },
  guards: {
    placeIsSet: ({ context }) => context.place !== null,
    placeIsTheSame: ({ context }, { scope }: ScopeChange) => scope.place === context.place,
    placeIsGiven: (_, place: Place | null) => place !== null,
    zonesAreSame: ({ context }, answer: ZonesAnswer) =>
      answer.ok && answer.value === context.place?.zones,
    zonesAreNone: (_, answer: ZonesAnswer) => answer.ok && !isServed(answer.value),
  },
  actions: {
    setZones: assign(({ context }, zones: string) => ({ place: { ...placeIn(context), zones } })),
    reportPlace: sendTo(to('storefront'), (_, place: Place | null) => ({
      type: 'place.change' as const,
      place,
    })),
  },
});

function placeIn({ place }: Context): Place {
  if (place === null) throw new Defect('The zones of no place are looked at');
  return place;
}

const placeNow = ({ context }: { readonly context: Context }) => placeIn(context);

export const placeValidityMachine = validity.createMachine({
  id: 'placeValidity',
  description:
    'Whether the place that is stored in this browser is still served. Nothing is ever lost.',
  context: ({ input }) => input,
  initial: 'starting',
  on: {
    'scope.change': [
      { guard: { type: 'placeIsTheSame', params: fromEvent } },
      {
        guard: { type: 'placeIsGiven', params: ({ event }) => event.scope.place },
        target: '.served',
        actions: { type: 'setPlace', params: ({ event }) => event.scope.place },
      },
      {
        target: '.unset',
        actions: { type: 'setPlace', params: ({ event }) => event.scope.place },
      },
    ],
  },
  states: {
    starting: {
      description: 'The app looks whether a place was set on an earlier visit.',
      meta: { reqs: ['LOC-02'] },
      always: [{ guard: 'placeIsSet', target: 'checking' }, { target: 'unset' }],
    },
    unset: {
      description: 'No place is set.',
      meta: { reqs: ['LOC-10'] },
    },
    checking: {
      description: 'The app looks who serves the stored place today. Shopping goes on meanwhile.',
      meta: { reqs: ['LOC-02', 'LOC-15'] },
      invoke: {
        id: 'findZones',
        src: 'findZones',
        input: ({ context }) => ({ point: placeIn(context).point }),
        onDone: [
          {
            guard: { type: 'zonesAreSame', params: ({ event }) => event.output },
            target: 'served',
          },
          {
            guard: { type: 'zonesAreNone', params: ({ event }) => event.output },
            target: 'withdrawn',
            actions: { type: 'showNotice', params: { kind: 'placeNoLongerServed' } },
          },
          ...answered(({ value }: Answered<ZonesAnswer>) => ({
            accepted: {
              target: 'served',
              actions: [
                { type: 'setZones', params: value },
                { type: 'savePlace', params: placeNow },
                { type: 'reportPlace', params: placeNow },
              ],
            },
            refused: {
              target: 'withdrawn',
              actions: { type: 'showNotice', params: { kind: 'placeNoLongerServed' } },
            },
            failed: { target: 'unchecked' },
          })),
        ],
      },
    },
    served: {
      description: 'The place is served.',
      meta: { reqs: ['LOC-02'] },
    },
    unchecked: {
      description: 'The app could not be asked. It asks again in a while.',
      meta: { reqs: ['LOC-02'] },
      after: { recheck: 'checking' },
    },
    withdrawn: {
      description: 'The place is no longer served. The customer is told and may choose another.',
      tags: 'withdrawn',
      meta: { reqs: ['LOC-02'] },
    },
  },
});
