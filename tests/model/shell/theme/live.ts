import { defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  preparations: () => [],
  happens: ['theme.sync'],
});
