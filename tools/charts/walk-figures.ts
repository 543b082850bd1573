import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { readKept, writeKept } from '#tools/flows/built.ts';
import { table } from '#tools/flows/table.ts';

/** The result of one walk of the inspector; `why` is null where the state was reached. */
export type WalkResult = Walk.Goal & { readonly why: string | null };

/** The number of reached states of a flow, and the reasons for the others. */
type WalkFigures = {
  readonly reached: number;
  readonly of: number;
  /** States in which no machine can rest, each with the reason. They do not count. */
  readonly impossible: Readonly<Record<string, string>>;
  readonly missed: Readonly<Record<string, string>>;
};
type Kept = Readonly<Record<string, WalkFigures>>;

const FILE = 'walks.json';

/** Reasons why no walk can end in a state, independent of the server's answers. */
const IMPOSSIBLE = {
  instant: 'the machine decides there and leaves at once',
  defect: 'only a defect in our own code leads there',
  ownFlow: 'it is a flow of the inspector, which leads the walk',
} as const;

export const isImpossible = (why: string): why is keyof typeof IMPOSSIBLE => why in IMPOSSIBLE;
export const isMissed = ({ why }: WalkResult): boolean => why !== null && !isImpossible(why);

export const resultText = ({ flow, state, why }: WalkResult): string =>
  `${flow} ${state}: ${why === null ? 'reached' : isImpossible(why) ? IMPOSSIBLE[why] : why}`;

/** A line per flow, and the reason for every unreached state. */
export function walkedText(results: readonly WalkResult[]): string {
  const figures = figuresOf(results);
  return [
    walkTable(figures),
    '',
    ...results.filter(({ why }) => why !== null).map((one) => `  ${resultText(one)}`),
  ].join('\n');
}

export function walkTable(figures: Kept): string {
  const rows = Object.entries(figures);
  const sum = (count: (one: WalkFigures) => number) =>
    String(rows.reduce((all, [, one]) => all + count(one), 0));
  const cells = (name: string, of: (count: (one: WalkFigures) => number) => string) => [
    name,
    of(({ reached }) => reached),
    of((one) => one.of),
    of(({ impossible }) => Object.keys(impossible).length),
  ];
  return table(
    ['flow', 'reached', 'of', 'no machine can stand there'],
    [...rows.map(([name, one]) => cells(name, (count) => String(count(one)))), cells('total', sum)],
  );
}

export const readWalkFigures = (): Kept => readKept(FILE);

/** Stores these results and leaves the other flows as they are. */
export const keepWalkFigures = (results: readonly WalkResult[]): void =>
  writeKept(FILE, { ...readWalkFigures(), ...figuresOf(results) });

function figuresOf(results: readonly WalkResult[]): Kept {
  const byFlow = Map.groupBy(results, ({ flow }) => flow);
  return Object.fromEntries(
    [...byFlow].map(([flow, own]): [string, WalkFigures] => {
      const impossible = own.flatMap(({ state, why }) =>
        why !== null && isImpossible(why) ? [[state, IMPOSSIBLE[why]] as const] : [],
      );
      const missed = own.filter(isMissed).map(({ state, why }) => [state, why ?? ''] as const);
      const of = own.length - impossible.length;
      return [
        flow,
        {
          reached: of - missed.length,
          of,
          impossible: Object.fromEntries(impossible),
          missed: Object.fromEntries(missed),
        },
      ];
    }),
  );
}
