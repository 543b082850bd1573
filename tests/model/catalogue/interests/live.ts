import { byPage, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { MODULE, PLACE } from '#tools/inspector/adapters/preparations.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byPage(() => Promise.resolve('/interest')),
  preparations: () => [PLACE, MODULE],
  sends: {
    'interest.toggle': ({ snapshot: { context } }) => {
      const [first] = context.categories;
      return first ? [{ type: 'interest.toggle', id: first.id }] : null;
    },
  },
});
