export * from './flow/flow.ts';
export * from './flow/page.ts';
export * from './flow/person.ts';
export * from './flow/speaker.ts';
export * from './flow/fixture.ts';
export * from './flow/view-fixture.ts';
export * from './flow/wire-call.ts';
export * from './flow/chart.ts';
export type { CasesOf } from './flow/outcome-cases.ts';
