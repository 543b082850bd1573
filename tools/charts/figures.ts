import { writeBuilt } from '#tools/flows/built.ts';
import { readLevelFigures, type LevelFigures } from '#tools/flows/level-figures.ts';
import { LEVELS, type Level } from '#tools/flows/levels/level.ts';
import { LEVEL_COLUMNS } from '#tools/flows/level-table.ts';
import { scoreOf, shareOf } from '@sundry/statecharts/mutation';
import { readFigures, type MutationFigures } from '#tools/flows/mutation-figures.ts';
import { OBLIGATION_KINDS } from '@sundry/statecharts/walk';
import { table } from '#tools/flows/table.ts';
import { readWalkFigures, walkTable } from './walk-figures.ts';
import { fileNameOf } from '@sundry/statecharts/drawing';

/** Writes `build/charts/figures.md` from the stored figures. */
export const writeFigures = (names: readonly string[]): void =>
  writeBuilt('figures.md', figuresText(names));

/** Coverage of the walks, mutation scores, and equivalent mutants with their reasons. */
export function figuresText(names: readonly string[]): string {
  const mutations = readFigures();
  const levels = readLevelFigures();
  const rows = names.toSorted().map((name) => ({
    name,
    figures: mutations[name] ?? null,
    levels: LEVELS.flatMap((level) => {
      const figures = levels[name]?.[level];
      return figures ? [{ level, figures }] : [];
    }),
  }));
  return [
    '# What the walks meet and notice',
    '',
    '## What the walks meet',
    '',
    '*pure* moves the bare machine; *react* is a person at the real views in jsdom; *browser* one in Chromium',
    'at the real app. The figures are those of the last `npm run model -- --report`.',
    '',
    table(LEVEL_COLUMNS, [
      ...rows.flatMap(({ name, levels: own }) =>
        own.map(({ level, figures }, index) => [
          index === 0 ? linkTo(name) : '',
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
    '`npm run model:mutate -- --report`.',
    '',
    '*Pages*: of the drawn pages that are spoiled on purpose (two figures or two texts swapped, a text blanked,',
    'a button disabled, another event sent), what the assertions of the page notice in jsdom. The figures are',
    'those of the last `npm run model:mutate -- --pages --report`.',
    '',
    table(
      ['flow', 'mutants', 'killed', 'told apart', 'alike', 'score', 'pages'],
      rows.map(({ name, figures }) => [
        linkTo(name),
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
    ...rows.flatMap(({ name, figures }) => alikeList(name, figures)),
  ].join('\n');
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

const linkTo = (name: string): string => `[${name}](${fileNameOf(name)}.code.md)`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const alikeList = (name: string, figures: MutationFigures | null): readonly string[] =>
  figures && figures.alike.length > 0
    ? [`**${name}**`, '', ...figures.alike.map(({ name: error, why }) => `- ${error}: ${why}.`), '']
    : [];
