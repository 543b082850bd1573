import { readKept, writeKept } from './built.ts';
import type { Flow } from '@sundry/statecharts';
import type { MutationReport, PageMutation } from '@sundry/statecharts/mutation';

/** The results of `npm run model:mutate -- --report` for a flow. */
export type MutationFigures = Pick<MutationReport, 'mutants' | 'killed' | 'told' | 'alike'> & {
  /** The page mutants, and those that the assertions kill. */
  readonly pages?: Pick<PageMutation, 'mutants' | 'noticed'>;
};

const FILE = 'mutation.json';

export const readFigures = (): Readonly<Record<string, MutationFigures>> => readKept(FILE);

/** Stores the figures of some flows, and leaves those of the others as they are. */
export function keepFigures(reports: ReadonlyMap<Flow, MutationReport>): void {
  const kept = readFigures();
  const fresh = [...reports].map(([flow, { mutants, killed, told, alike }]) => {
    const { pages } = kept[flow.name] ?? {};
    const figures = { mutants, killed, told, alike };
    return [flow.name, pages ? { ...figures, pages } : figures] as const;
  });
  writeKept(FILE, { ...kept, ...Object.fromEntries(fresh) });
}

/** Stores the page results of these flows beside the figures of their machines. */
export function keepPageFigures(pages: Readonly<Record<string, PageMutation>>): void {
  const kept = readFigures();
  const fresh = Object.entries(pages).flatMap(([name, { mutants, noticed }]) => {
    const figures = kept[name];
    return figures ? [[name, { ...figures, pages: { mutants, noticed } }] as const] : [];
  });
  writeKept(FILE, { ...kept, ...Object.fromEntries(fresh) });
}
