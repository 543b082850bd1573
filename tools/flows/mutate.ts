import { parseArgs } from 'node:util';
import { writeFigures } from '#tools/charts/figures.ts';
import { flowNames, flowsOf } from '#tests/model/parts.ts';
import { decisionTables } from '#tests/model/inputs.ts';
import {
  decisionReport,
  machineFile,
  mutationReport,
  scoreOf,
  type MutationReport,
  shareOf,
} from '@sundry/statecharts/mutation';
import type { Flow } from '@sundry/statecharts';
import { changedSince } from '#tools/flows/flow-files.ts';
import { pureDriver } from '@sundry/statecharts/walk';
import { keepLevelFigures } from '#tools/flows/level-figures.ts';
import { walkAll } from '#tools/flows/levels/level.ts';
import { askReact } from '#tools/flows/levels/react.ts';
import { keepFigures, keepPageFigures } from '#tools/flows/mutation-figures.ts';
import { table } from '#tools/flows/table.ts';

/**
 * `npm run model:mutate`                          lists the mutants that the walks kill; exit 1 on any
 * survivor
 * `npm run model:mutate -- --flow cart/cart`      of one flow
 * `npm run model:mutate -- --since HEAD`          of the flows that have changed since a revision
 * `npm run model:mutate -- --report`              and stores the figures in build/charts
 * `npm run model:mutate -- --pages`               mutates the rendered pages instead: prints the share that
 * their assertions kill, and the survivors for a single flow
 */
const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    pages: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
});

const names = flowNames.filter((name) => !values.flow || name === values.flow);
if (names.length === 0) {
  console.error(`Unknown flow "${values.flow ?? ''}". Flows: ${flowNames.join(', ')}.`);
  process.exit(1);
}
const { since } = values;
const isChosen = since === undefined ? () => true : changedSince(since);
const chosen = await flowsOf(names.filter((name) => isChosen({ name })));

/** Mutants per page, in each of two situations of a state. */
const MAX_MUTANTS = 8;

if (values.pages) await mutatePages();
else await mutateMachines();

async function mutateMachines(): Promise<void> {
  const reports = new Map<Flow, MutationReport>();
  for (const flow of chosen) reports.set(flow, await mutationReport(flow));

  console.log(
    table(
      ['flow', 'mutants', 'killed', 'told apart', 'alike', 'survivors', 'score'],
      [...reports].map(([{ name }, report]) => [
        name,
        ...[report.mutants, report.killed, report.told].map(String),
        ...[report.alike.length, report.survivors.length].map(String),
        scoreOf(report),
      ]),
    ),
  );
  const decided = chosen.length > 0 ? await mutateDecisions() : [];
  const errors = [...[...reports].flatMap(([flow, report]) => errorsIn(flow, report)), ...decided];
  for (const error of errors) console.error(`\n${error}`);
  if (errors.length > 0) process.exitCode = 1;
  if (values.report) await keep([...reports].filter((one) => errorsIn(...one).length === 0));
}

/**
 * Mutates decisions outside machines, which tables of cases test; of the same module where one flow is
 * selected.
 */
async function mutateDecisions(): Promise<readonly string[]> {
  const module = values.flow?.split('/')[0];
  const tables = decisionTables.filter(({ name }) => !module || name.startsWith(`${module}/`));
  const errors: string[] = [];
  const rows: string[][] = [];
  for (const decided of tables) {
    const { mutants, killed, survivors } = await decisionReport(decided);
    rows.push([decided.name, ...[mutants, killed, survivors.length].map(String)]);
    errors.push(
      ...survivors.map(
        (error) =>
          `${decided.name}: no case notices the mutant "${error}". Add one to tests/model/inputs.ts.`,
      ),
    );
  }
  if (rows.length > 0) console.log(table(['decided by', 'mutants', 'killed', 'survivors'], rows));
  return errors;
}

/** No minimum applies to the share: it shows where to look. */
async function mutatePages(): Promise<void> {
  const found = await askReact({
    pages: MAX_MUTANTS,
    ...(values.flow ? { flow: values.flow } : {}),
  });
  const pages = Object.fromEntries(
    found.flatMap(({ name, mutation }) => (mutation ? [[name, mutation]] : [])),
  );
  console.log(
    table(
      ['flow', 'mutants', 'noticed', 'share', 'seconds'],
      Object.entries(pages).map(([name, one]) => [
        ...[name, one.mutants, one.noticed].map(String),
        ...[shareOf(one), (one.milliseconds / 1000).toFixed(1)],
      ]),
    ),
  );
  if (values.flow)
    console.log(
      Object.values(pages)
        .flatMap(({ survivors }) => survivors)
        .join('\n'),
    );
  if (!values.report) return;
  keepPageFigures(pages);
  writeFigures(flowNames);
}

/** Only for flows without an error; with the walks of the bare machine, which take no time beside this. */
async function keep(clean: readonly (readonly [Flow, MutationReport])[]): Promise<void> {
  keepFigures(new Map(clean));
  for (const [flow] of clean) {
    const walked = await walkAll('pure', flow, { suites: ['default', 'sneak'] }, () =>
      pureDriver(flow),
    );
    keepLevelFigures([walked]);
  }
  writeFigures(flowNames);
}

function errorsIn({ name }: Flow, { survivors, idleReasons }: MutationReport): readonly string[] {
  const scenario = `tests/model/${name}/flow.ts`;
  return [
    ...survivors.map((error) =>
      [
        `${name}: no walk notices the mutant "${error}".`,
        `  The chart: docs/charts/${name.replace('/', '-')}.md. The machine: ${machineFile(name)}.`,
        `  Add a case to ${scenario}, or project more of the context;`,
        `  or list it there among the equivalents, with the reason.`,
      ].join('\n'),
    ),
    ...idleReasons.map(
      (error) =>
        `${name}: ${scenario} lists "${error}" as equivalent, but a walk notices it or no such mutant exists. Remove it.`,
    ),
  ];
}
