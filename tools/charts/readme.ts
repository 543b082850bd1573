import { writeFileSync } from 'node:fs';
import type { Flow } from '#tools/model/flow.ts';
import { fingerprintOf } from '#tools/model/fingerprint.ts';
import { readLevelFigures, type LevelFigures } from '#tools/model/level-figures.ts';
import { LEVELS, type Level } from '#tools/model/levels/level.ts';
import { LEVEL_COLUMNS } from '#tools/model/level-table.ts';
import { scoreOf } from '#tools/model/mutate.ts';
import { shareOf } from '#tools/model/page-mutation.ts';
import { readFigures, type MutationFigures } from '#tools/model/mutation-figures.ts';
import { OBLIGATION_KINDS } from '#tools/model/obligations.ts';
import { table } from '#tools/model/table.ts';
import { readWalkFigures, walkTable } from './walk-figures.ts';
import { fileNameOf } from './machines.ts';

/** Writes it; the figures are kept already. */
export const writeReadme = (flows: readonly Flow[]): void =>
  writeFileSync('docs/charts/README.md', readmeText(flows));

/** The first page of docs/charts: what is walked, how well, and which mistakes cannot be noticed. */
export function readmeText(flows: readonly Flow[]): string {
  const mutations = readFigures();
  const levels = readLevelFigures();
  const rows = flows
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((flow) => ({
      flow,
      figures: mutations[flow.name] ?? null,
      levels: LEVELS.flatMap((level) => {
        const figures = levels[flow.name]?.[level];
        return figures ? [{ level, figures }] : [];
      }),
    }));
  return [
    '# The charts',
    '',
    'Every flow of the app is a state machine. The pictures and tables here are drawn from the running',
    'machines by `npm run charts`, and a test fails when they are stale. For each flow there are a page',
    '(`.md`), a picture of the whole and one of each state that has an inside (`.svg`), both in words; the',
    'same in code, as the machine names things (`.code.md`, `.code.svg`); a text that diffs well (`.mmd`);',
    'and the plain facts (`.json`). The words are said beside each machine, in `<flow>.words.ts`.',
    '',
    'In a picture, green is what a person or the world does, blue an answer, red a defect, amber a delay,',
    'grey what is decided at once. ↻ is what a state calls; a strong frame has an inside, a double one is an',
    'end. What is written in a box happens there: ↺ begins it anew, → leads to where an arrow would cross too',
    'much, – is what is done. Several reasons for one arrow have a dot each. What goes on at the same time stands side',
    'by side without arrows, with ∥ and the names of what is in it. In code, # is what a state tells the views.',
    '',
    '`npm run atlas` writes `index.html` beside this page: all of it in one file that opens from disk, with',
    'the requirements in their words, the tests that cover each state and what the screens look like. It is',
    'built, not committed.',
    '',
    'How these figures come about, and how to add a flow, is told in',
    '[model-based tests](../model-based-tests.md).',
    '',
    '## What the walks meet',
    '',
    '*pure* moves the bare machine; *react* is a person at the real views in jsdom; *browser* one in Chromium',
    'at the real app. The figures are those of the last `npm run model -- --report`.',
    '',
    table(LEVEL_COLUMNS, [
      ...rows.flatMap(({ flow, levels: own }) =>
        own.map(({ level, figures }, index) => [
          index === 0 ? linkTo(flow) : '',
          ...levelCells(level, [figures]),
        ]),
      ),
      ...LEVELS.flatMap((level, index) => {
        const own = rows.flatMap((row) => row.levels.filter((one) => one.level === level));
        const figures = own.map((one) => one.figures);
        return own.length === 0
          ? []
          : [[index === 0 ? 'total' : '', ...levelCells(level, figures)]];
      }),
    ]),
    '',
    '## What the inspector walks to',
    '',
    '*Walk me there*, from a fresh browser at night. What no machine can stand in does not count. The figures',
    'are those of the last `npm run charts:walk -- --report`.',
    '',
    walkTable(readWalkFigures()),
    '',
    '## Which deliberate mistakes the walks notice',
    '',
    'Each mutant is the machine with one mistake: a transition dropped or led elsewhere, a guard negated or',
    'dropped, candidates swapped, an action left out, another beginning, or another constant where its files',
    'compare with one. *Killed*: the default suite notices. *Told apart*: a walk planned for it notices.',
    '*Alike*: in no configuration that can be reached does any step lead elsewhere or do anything else; each',
    'of these is listed below with its reason, and does not count. The figures are those of the last',
    '`npm run model:mutate -- --report`; a test fails when a machine or a scenario has changed since.',
    '',
    '*Pages*: of the drawn pages that are spoiled on purpose (two figures or two texts swapped, a text blanked,',
    'a button disabled, another event sent), what the assertions of the page notice in jsdom. The figures are',
    'those of the last `npm run model:mutate -- --pages --report`.',
    '',
    table(
      ['flow', 'mutants', 'killed', 'told apart', 'alike', 'score', 'pages'],
      rows.map(({ flow, figures }) => [
        linkTo(flow),
        ...(figures
          ? [figures.mutants, figures.killed, figures.told, figures.alike.length].map(String)
          : ['', '', '', '']),
        figures ? scoreOf(figures) : 'not yet',
        figures?.pages
          ? `${figures.pages.noticed}/${figures.pages.mutants} = ${shareOf(figures.pages)}`
          : 'not yet',
      ]),
    ),
    '',
    '## Mistakes that make no difference',
    '',
    ...rows.flatMap(({ flow, figures }) => alikeList(flow, figures)),
  ].join('\n');
}

/** The commands that bring figures up to date which are of another machine or scenario than there is now. */
export function staleFigures(flows: readonly Flow[]): readonly string[] {
  const [mutations, levels] = [readFigures(), readLevelFigures()];
  return flows
    .filter((flow) => {
      const now = fingerprintOf(flow);
      const kept = [mutations[flow.name], levels[flow.name]?.pure];
      return kept.some((figures) => figures?.fingerprint !== now);
    })
    .map(({ name }) => `npm run model:mutate -- --report --flow ${name}`);
}

function levelCells(level: Level, figures: readonly LevelFigures[]): readonly string[] {
  const share = (kind: keyof LevelFigures['shares']) =>
    [0, 1].map((part) => sum(figures.map(({ shares }) => shares[kind][part] ?? 0))).join('/');
  return [
    level,
    ...[...OBLIGATION_KINDS, 'sneak pairs' as const].map(share),
    String(sum(figures.map(({ tests }) => tests))),
    String(sum(figures.map(({ steps }) => steps))),
    sum(figures.map(({ seconds }) => seconds)).toFixed(1),
    String(new Set(figures.flatMap(({ requirements }) => requirements)).size),
  ];
}

const linkTo = ({ name }: Flow): string => `[${name}](${fileNameOf(name)}.md)`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const alikeList = ({ name }: Flow, figures: MutationFigures | null): readonly string[] =>
  figures && figures.alike.length > 0
    ? [`**${name}**`, '', ...figures.alike.map(({ name: error, why }) => `- ${error}: ${why}.`), '']
    : [];
