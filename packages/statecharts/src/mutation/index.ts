export * from './chart-mutants.ts';
export * from './constant-mutants.ts';
export * from './decision-table.ts';
export { flowFolder, machineFile } from '../flow/places.ts';
export * from './mutate.ts';
export * from './page-mutants.ts';
export * from './page-mutation.ts';
