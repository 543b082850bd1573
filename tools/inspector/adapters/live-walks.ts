import type { LiveWalk, LiveWalks } from '#tools/inspector/adapters/live-walk.ts';

/** How each flow is walked in the running app, by its name: every `tests/model/<module>/<flow>/live.ts`. */
export const liveWalks: LiveWalks = Object.fromEntries(
  Object.entries(
    import.meta.glob<LiveWalk>('/tests/model/*/*/live.ts', { eager: true, import: 'live' }),
  ).map(([file, live]) => [file.split('/').slice(3, -1).join('/'), live]),
);
