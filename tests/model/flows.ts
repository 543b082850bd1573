import { fixturesOf, flowsOf, livesOf, pagesOf } from './parts.ts';

/** All flows, with their parts. What needs one of them asks parts.ts for it: loading all takes seconds. */
export const flows = await flowsOf();
export const pages = await pagesOf();
export const fixtures = await fixturesOf();
export const lives = await livesOf();
