import type { AtlasFlow } from '../data.ts';
import type { FlowGraph } from '../graph.ts';
import { hashOf, type Pairs } from './address.ts';
import { answerTo, type Answer, type Question } from './graph-search.ts';
import { html, joined, type Html } from './html.ts';
import { conditionText, eventText, language, stateText } from './language.ts';
import { link, toFlow, toState } from './parts.ts';
import { pathPairs } from './play.ts';
import { plain, stepCode, stepText } from './steps.ts';

const LISTS = ['through', 'never', 'given', 'there'] as const;
type List = (typeof LISTS)[number];

export const questionIn = (pairs: Pairs): Question => {
  const all = (name: string) =>
    pairs.flatMap(([one, value]) => (one === name && value !== '' ? [value] : []));
  return {
    from: all('from')[0] ?? '',
    to: all('to')[0] ?? '',
    through: all('through'),
    never: all('never'),
    given: all('given'),
    there: all('there'),
  };
};

export const pairsOf = (question: Question): Pairs => [
  ...(['from', 'to'] as const).flatMap((name) =>
    question[name] === '' ? [] : [[name, question[name]] as const],
  ),
  ...LISTS.flatMap((name) => question[name].map((mark) => [name, mark] as const)),
];

/** The question with another choice; a choice in a list is added to it. */
export function asked(question: Question, name: string, mark: string): Question {
  if (name === 'from' || name === 'to') return { ...question, [name]: mark };
  const list = name as List;
  if (mark === '' || question[list].includes(mark)) return question;
  return { ...question, [list]: [...question[list], mark] };
}

const without = (question: Question, list: List, mark: string): Question => ({
  ...question,
  [list]: question[list].filter((one) => one !== mark),
});

const toQuestion = (flow: AtlasFlow, question: Question): string =>
  hashOf({ kind: 'ask', flow: flow.name, question: pairsOf(question) });

export function askView(flow: AtlasFlow, graph: FlowGraph, question: Question): Html {
  const marks = marksOf(flow, graph);
  return html`<p class="trail">${toFlow(flow)}</p>
    <h2>Ask ${flow.name}</h2>
    <p class="lead">
      Is there a path, and which is the shortest? It is searched among the
      ${graph.situations.length} situations that the cases of this flow lead to.
    </p>
    <form class="ask" data-flow="${flow.name}">
      ${choice('from', 'From', 'any beginning', marks, question.from)}
      ${choice('to', 'To', 'choose a state, or what happens', marks, question.to)}
      ${several(flow, marks, question, 'through', 'Passing')}
      ${several(flow, marks, question, 'never', 'Never through')}
      ${several(flow, marks, question, 'given', 'Given that')}
      ${several(flow, marks, question, 'there', 'And there')}
    </form>
    <section aria-live="polite">${answerView(flow, graph, question, marks)}</section>`;
}

type Option = { readonly mark: string; readonly text: string };
type Group = {
  readonly title: string;
  readonly in: readonly string[];
  readonly options: readonly Option[];
};

/** Everything that can be chosen, in words. */
function marksOf(flow: AtlasFlow, graph: FlowGraph): readonly Group[] {
  const events = new Map(
    graph.steps.flatMap((step) => (step.kind === 'user' ? [[step.event, step] as const] : [])),
  );
  const places = ['to', 'through', 'never'];
  const sorted = (options: readonly Option[]) =>
    options.toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
  return [
    {
      title: 'It begins with',
      in: ['from', 'given'],
      options: graph.starts.map(([input]) => ({
        mark: `input~${input}`,
        text: `the beginning: ${plain(input)}`,
      })),
    },
    {
      title: 'Situations',
      in: ['from', ...places],
      options: flow.states.map(({ path }) => ({
        mark: `state~${path}`,
        text: stateText(flow, path),
      })),
    },
    {
      title: 'What is done or arrives',
      in: places,
      options: sorted([
        ...[...events.keys()].map((event) => ({
          mark: `event~${event}`,
          text: `${eventText(flow, event)}: any`,
        })),
        ...graph.steps.map((step) => ({ mark: stepCode(step), text: stepText(flow, step) })),
      ]),
    },
    {
      title: 'Transitions',
      in: places,
      options: flow.transitions.map((one) => ({
        mark: `way~${one.id}`,
        text: [
          one.from === '' ? '' : `${stateText(flow, one.from)}: `,
          [eventText(flow, one.event), conditionText(flow, one)].filter(Boolean).join(', '),
          one.to.length === 0 ? '' : ` → ${one.to.map((path) => stateText(flow, path)).join(', ')}`,
        ].join(''),
      })),
    },
    {
      title: 'Conditions',
      in: ['given', 'through', 'never'],
      options: graph.conditions
        .filter(({ name }) => !name.startsWith('answerIs'))
        .flatMap(({ name, words }) => {
          const text = language() === 'code' ? name : words;
          return [
            { mark: `holds~${name}`, text: `it is so: ${text}` },
            { mark: `fails~${name}`, text: `it is not so: ${text}` },
          ];
        }),
    },
    {
      title: 'Facts',
      in: ['there', 'through', 'never'],
      options: graph.facts.flatMap(({ key, values }) =>
        values.length > MAX_VALUES
          ? []
          : values.map((value) => ({
              mark: `fact~${key}~${value}`,
              text: `${plain(key)} is ${value}`,
            })),
      ),
    },
  ].filter(({ options }) => options.length > 0);
}

/** A fact with more values, such as a text, is no choice. */
const MAX_VALUES = 12;

const textOf = (marks: readonly Group[], mark: string): string =>
  marks.flatMap(({ options }) => options).find((one) => one.mark === mark)?.text ?? mark;

const optionsFor = (marks: readonly Group[], name: string, chosen: string): Html =>
  joined(
    marks
      .filter((group) => group.in.includes(name))
      .map(
        ({ title, options }) =>
          html`<optgroup label="${title}">
            ${options.map(({ mark, text }) =>
              mark === chosen
                ? html`<option value="${mark}" selected>${text}</option>`
                : html`<option value="${mark}">${text}</option>`,
            )}
          </optgroup>`,
      ),
  );

const choice = (
  name: string,
  title: string,
  otherwise: string,
  marks: readonly Group[],
  chosen: string,
): Html =>
  html`<div>
    <label for="ask-${name}">${title}</label>
    <select id="ask-${name}" name="${name}">
      <option value="">${otherwise}</option>
      ${optionsFor(marks, name, chosen)}
    </select>
  </div>`;

const several = (
  flow: AtlasFlow,
  marks: readonly Group[],
  question: Question,
  list: List,
  title: string,
): Html =>
  html`<div>
    <label for="ask-${list}">${title}</label>
    <div>
      <ul>
        ${question[list].map(
          (mark) =>
            html`<li>
              ${textOf(marks, mark)}
              <a
                href="${toQuestion(flow, without(question, list, mark))}"
                aria-label="Leave out: ${textOf(marks, mark)}"
                >✕</a
              >
            </li>`,
        )}
      </ul>
      <select id="ask-${list}" name="${list}">
        <option value="">${question[list].length === 0 ? 'anything' : 'and …'}</option>
        ${optionsFor(marks, list, '')}
      </select>
    </div>
  </div>`;

function answerView(
  flow: AtlasFlow,
  graph: FlowGraph,
  question: Question,
  marks: readonly Group[],
): Html {
  if (question.to === '') return html`<p class="card">Choose where the path is to end.</p>`;
  const answer = answerTo(graph, question);
  return answer.found
    ? foundView(flow, graph, answer)
    : html`<h3 class="gap">No path</h3>
        <p>
          ${answer.visited} of ${graph.situations.length} situations can be reached under these
          conditions, in up to ${answer.depth} steps; none of them answers the question. There is no
          longer path either: all are searched.
        </p>
        ${
          answer.relaxed.length === 0
            ? null
            : html`<p>With one condition less there is one:</p>
                <ul>
                  ${answer.relaxed.map(
                    ({ mark, steps }) =>
                      html`<li>
                        without “${textOf(marks, mark)}”
                        ${link(
                          {
                            kind: 'ask',
                            flow: flow.name,
                            question: pairsOf(lessOf(question, mark)),
                          },
                          `it has ${String(steps)} ${steps === 1 ? 'step' : 'steps'}`,
                        )}
                      </li>`,
                  )}
                </ul>`
        }`;
}

const lessOf = (question: Question, mark: string): Question =>
  LISTS.reduce((rest, list) => without(rest, list, mark), question);

type Found = Extract<Answer, { found: true }>;

function foundView(flow: AtlasFlow, graph: FlowGraph, { input, start, legs, before }: Found): Html {
  const steps = legs.length - before;
  const sentence = (index: number): string => {
    const step = graph.steps[legs[index]?.step ?? -1];
    return step ? stepText(flow, step) : '';
  };
  const path = legs.flatMap(({ step }) => graph.steps[step] ?? []);
  return html`<h3>Yes, in ${steps} ${steps === 1 ? 'step' : 'steps'}</h3>
    <p>
      ${link({ kind: 'play', flow: flow.name, path: pathPairs(input, path) }, 'Play this path')}
    </p>
    <ol class="path" start="0">
      ${stop(flow, graph, `It begins with ${plain(input)}`, start, null, before > 0)}
      ${legs.map((leg, index) =>
        stop(flow, graph, sentence(index), leg.to, legs[index - 1]?.to ?? start, index < before),
      )}
    </ol>`;
}

/** A step of a path with the situation after it: its states, what changed, and its picture. */
function stop(
  flow: AtlasFlow,
  graph: FlowGraph,
  sentence: string,
  at: number,
  was: number | null,
  isBefore: boolean,
): Html {
  const situation = graph.situations[at] ?? [];
  const old = was === null ? null : (graph.situations[was] ?? []);
  const states = statesAt(graph, at);
  const changed = graph.facts.flatMap(({ key, values }, index) => {
    const [now, then] = [situation[index + 1], old?.[index + 1]];
    return old !== null && now !== then ? [`${plain(key)}: ${values[now ?? -1] ?? ''}`] : [];
  });
  const shown = flow.states.filter(({ path }) => states.includes(path));
  const picture = shown.flatMap(({ screens }) => screens)[0];
  return html`<li class="${isBefore ? 'quiet' : ''}">
    <strong>${sentence}</strong>
    <span>
      →
      ${joined(
        shown
          .filter(({ path }) => !states.some((one) => one.startsWith(`${path}.`)))
          .map(({ path }) => toState(flow.name, path, stateText(flow, path))),
        ', ',
      )}
    </span>
    ${changed.length === 0 ? null : html`<small>${changed.join('; ')}</small>`}
    ${
      picture
        ? html`<img
            loading="lazy"
            src="${picture.file}"
            alt="The screen in ${states.join(', ')} on a ${picture.device}"
          />`
        : null
    }
  </li>`;
}

export const statesAt = (graph: FlowGraph, at: number): readonly string[] =>
  (graph.stateSets[graph.situations[at]?.[0] ?? -1] ?? []).map((one) => graph.states[one] ?? '');
