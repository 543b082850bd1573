import type { LiveWalk, LiveWalks } from '#tools/inspector/adapters/live-walk.ts';

/** Every `tests/model/<module>/<flow>/live.ts`, by name of the flow. */
export const liveWalks: LiveWalks = Object.fromEntries(
  Object.entries(
    import.meta.glob<LiveWalk>('/tests/model/*/*/live.ts', { eager: true, import: 'live' }),
  ).map(([file, live]) => [file.split('/').slice(3, -1).join('/'), live]),
);
