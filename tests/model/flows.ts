import { fixturesOf, flowsOf, livesOf, pagesOf } from './parts.ts';

/** All flows, with their parts. For one of them use parts.ts: loading all takes seconds. */
export const flows = await flowsOf();
export const pages = await pagesOf();
export const fixtures = await fixturesOf();
export const lives = await livesOf();
