import { byEvent, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { MODULE, PLACE } from '#tools/inspector/adapters/preparations.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byEvent(() => ({ type: 'module.ask', asked: null })),
  preparations: (state) => (state === 'chosen' ? [PLACE] : [PLACE, MODULE]),
  sends: {
    'module.choose': ({ snapshot: { context } }) => {
      const { modules } = context;
      const module = modules.find(({ type }) => type === 'grocery') ?? modules[0];
      return module ? [{ type: 'module.choose', module }] : null;
    },
  },
  answers: { readModules: { none: { arranged: 'no modules' } } },
});
