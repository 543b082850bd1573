import * as select from '#application/shell/storefront/selectors.ts';
import { byEvent, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { BRYANT_PARK } from '#tools/inspector/adapters/preparations.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byEvent((state) => ({
    type: 'dialog.open',
    id: 'pickLocation',
    request: { use: state === 'returned' ? 'parcel' : 'customer' },
  })),
  preparations: () => [],
  /** Only an offered place can be looked up. */
  before: (state, { app: { storefront } }) => {
    if (state !== 'choosing.pin.finding') return null;
    const pickLocation = select.pickLocation(storefront.getSnapshot());
    const isOffered = (pickLocation?.getSnapshot().context.predictions.length ?? 0) > 0;
    return isOffered
      ? null
      : { flow: 'location/pick-location', state: 'choosing.search.searching.offering' };
  },
  sends: {
    'search.type': ({ step }) => [
      { type: 'search.type', text: step.case === 'nothing' ? '' : 'Bryant Park' },
    ],
    'prediction.choose': ({ snapshot: { context } }) => {
      const [prediction] = context.predictions;
      return prediction ? [{ type: 'prediction.choose', prediction }] : null;
    },
    'map.choose': () => [{ type: 'map.choose', point: BRYANT_PARK.point }],
    'address.choose': () => null,
  },
  answers: {
    predictPlaces: { found: 'usual' },
    findPlace: { found: 'usual' },
    readPosition: { found: 'usual' },
    resolveAddress: { known: 'usual', nothing: { arranged: 'no address' } },
    findZones: { served: 'usual', none: { arranged: 'no zones' } },
  },
});
