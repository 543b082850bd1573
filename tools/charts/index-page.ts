import type { Flow } from '@sundry/statecharts';
import { table } from '#tools/flows/table.ts';
import { fileNameOf } from '@sundry/statecharts/drawing';

/** The index of docs/charts: a legend and the list of charts. */
export const indexText = (flows: readonly Flow[]): string =>
  [
    '# The charts',
    '',
    'Every flow of the app is a state machine. The pictures and tables here are drawn from the running',
    'machines by `npm run charts`, and a test fails when they are stale. For each flow there are a page',
    '(`.md`), a picture of the whole and one of each state that has an inside (`.svg`), both in words. The words',
    'are said beside each machine, in `labels.ts`.',
    '',
    'In a picture, green is what a person or the world does, blue an answer, red a defect, amber a delay,',
    'grey what is decided at once. On an arrow, what happens is bold, its condition slanted, and ▸ is what is done.',
    'Numbers ① ② … stand before conditions that are looked at in turn: the first that holds counts, and the last one',
    'says what is left. What is written in a box happens there: ▸ below its name is done on the way in, ↻ is what it',
    'asks or watches, ↺ begins it anew, → leads to where an arrow would cross too much, and “name”: is the inner state',
    'that it happens in. On an arrow, → is the state inside the box that it leads to. A strong frame has an inside, which has a picture of its own; a double one is an end. What goes',
    'on at the same time stands side by side without arrows, with ∥ and the names of what is in it. In code, # is what a',
    'state tells the views.',
    '',
    'A box with ↗ is a machine with a chart of its own. It stands in the state in which it runs, or beside the states',
    'where it runs as long as the machine, or is opened when asked for. The box is a link where the picture is opened by',
    'itself, and in the atlas and the inspector; below a picture on its page the same links are written out. What only the',
    'browser needs, such as fetching code, is folded into the mark ⋯ and drawn in a second picture. Pictures are dark where',
    'the reader’s screen is.',
    '',
    'Whether they can be read is asked in [questions](questions.md): ten of each of twelve charts, with the answers.',
    '',
    'The same command builds what is not committed, in `build/charts`: the pages in code, as the machine names things',
    '(`.code.md`, `.code.svg`), a text of each chart (`.mmd`) and its plain facts (`.json`), and what the inspector',
    'knows of the ways between states. `npm run atlas` writes `index.html` there: a folder that opens from disk, with',
    'the requirements in their words, the tests that cover each state and its screens. `-- --since <revision>` compares',
    'with a revision: what changed in sentences, both charts in colour, screens before and after. What walks and',
    'deliberate mistakes come to is in `figures.md` there, as `--report` leaves it.',
    '',
    'A screen of each state on a phone and a desktop is in [screens](screens), taken by `npm run screens`.',
    '',
    'In the atlas each flow can be *played* (its machine runs in the page, its calls are answered by choice), *asked*',
    '(the shortest path from one place to another, or the condition that leaves none) and *noted on*. Each play and',
    'question has an address. Notes are saved to `docs/charts/review.yaml`; an accepted place that has changed since,',
    'or was renamed, is marked. Its page *Specification* is the text of [the specification](../specification.md), each',
    'sentence lit by what realises it: requirements, states, tests and pictures.',
    '',
    'How walks come about, and how to add a flow, is told in [flows](../flows.md).',
    '',
    table(
      ['flow', 'meaning'],
      flows
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, machine }) => [
          `[${name}](${fileNameOf(name)}.md)`,
          machine.root.description ?? '',
        ]),
    ),
    '',
  ].join('\n');
