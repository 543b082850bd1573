import { parse, stringify } from 'yaml';
import type { Atlas, AtlasFlow } from '../data.ts';
import { hashOf, type Address } from './address.ts';
import { html, type Html } from './html.ts';
import { eventText, stateText } from './language.ts';
import { link, table } from './parts.ts';
import {
  fingerprintsOf,
  isNote,
  placedNote,
  VERDICTS,
  withNotes,
  type Note,
  type PlacedNote,
} from './review.ts';

const KEY = 'atlas.review';
const FILE = 'review.yaml';

/** Set by review.js, which the build writes from docs/charts/review.yaml. */
const built = (globalThis as unknown as { atlasReview?: { revision: string; notes: unknown[] } })
  .atlasReview;
const revision = built?.revision ?? '';
let notes: readonly Note[] = stored() ?? built?.notes.filter(isNote) ?? [];

function stored(): readonly Note[] | null {
  try {
    const text = localStorage.getItem(`${KEY} ${revision}`);
    return text === null ? null : (JSON.parse(text) as unknown[]).filter(isNote);
  } catch {
    return null;
  }
}

function setNotes(next: readonly Note[]): void {
  notes = next;
  try {
    localStorage.setItem(`${KEY} ${revision}`, JSON.stringify(next));
  } catch {
    // Browsers may refuse storage to a page opened from disk: the file is the record.
  }
}

const placeOf = (address: Address): string | null => {
  if (address.kind === 'flow') return '';
  if (address.kind === 'state') return `state~${address.path}`;
  return address.kind === 'transition' ? `way~${address.id}` : null;
};

const addressOf = (flow: string, about: string): Address => {
  const name = about.replace(/^\w+~/, '');
  if (about === '') return { kind: 'flow', flow };
  return about.startsWith('state~')
    ? { kind: 'state', flow, path: name }
    : { kind: 'transition', flow, id: name };
};

/** The notes on a page, and the form of a new one; nothing for pages without a place in a chart. */
export function notesOn({ flows }: Atlas, address: Address): Html {
  const about = placeOf(address);
  const flow = 'flow' in address ? flows.find(({ name }) => name === address.flow) : undefined;
  if (about === null || !flow || !fingerprintsOf(flow, about)) return html``;
  const own = notes
    .filter((note) => note.flow === flow.name)
    .map((note) => placedNote(flow, note))
    .filter((one) => one.about === about);
  return html`<section class="notes">
    <h3>Notes</h3>
    ${
      own.length === 0
        ? null
        : html`<ul>
            ${own.map((one) => html`<li>${noteView(one)}</li>`)}
          </ul>`
    }
    <form class="note" data-flow="${flow.name}" data-about="${about}">
      <label
        >Verdict
        <select name="verdict">
          ${VERDICTS.map((one) => html`<option>${one}</option>`)}
        </select>
      </label>
      <label>Note <textarea name="text" rows="2"></textarea></label>
      <label>By <input name="by" autocomplete="name" required /></label>
      <button class="button">Add note</button>
    </form>
    <p>${link({ kind: 'notes' }, 'All notes, to be saved')}</p>
  </section>`;
}

const noteView = ({ note, isChanged, isRenamed }: PlacedNote): Html =>
  html`<strong>${note.verdict}</strong> ${note.text}
    <small>by ${note.by} at ${note.revision}</small>
    ${isRenamed ? html`<span class="gap">renamed since</span>` : null}
    ${isChanged && !isRenamed ? html`<span class="gap">changed since</span>` : null}`;

const titleOf = (flow: AtlasFlow | undefined, about: string): string => {
  const name = about.replace(/^\w+~/, '');
  if (!flow || about === '') return 'the flow';
  if (about.startsWith('state~')) return stateText(flow, name);
  const way = flow.transitions.find(({ id }) => id === name);
  return way ? `${stateText(flow, way.from)}: ${eventText(flow, way.event)}` : name;
};

export function notesView({ flows }: Atlas, filter: string): Html {
  const all = notes.map((note) =>
    placedNote(
      flows.find(({ name }) => name === note.flow),
      note,
    ),
  );
  const filters: readonly (readonly [
    name: string,
    text: string,
    is: (one: PlacedNote) => boolean,
  ])[] = [
    ['', 'all', () => true],
    [
      'changed',
      'accepted, changed since',
      (one) => one.note.verdict === 'accepted' && one.isChanged,
    ],
    ...VERDICTS.map(
      (verdict) => [verdict, verdict, (one: PlacedNote) => one.note.verdict === verdict] as const,
    ),
  ];
  const is = filters.find(([name]) => name === filter)?.[2] ?? (() => true);
  const rows = all.filter(is);
  return html`<h2>Notes</h2>
    <p class="lead">They are kept in docs/charts/${FILE}. Drop that file here to read it.</p>
    ${
      unread === null
        ? null
        : html`<p role="alert" class="gap">${unread} holds no notes. Yours are unchanged.</p>`
    }
    <div class="desk" role="group" aria-label="Which notes">
      ${filters.map(([name, text, isOne]) => {
        const to = hashOf(name === '' ? { kind: 'notes' } : { kind: 'notes', filter: name });
        const label = `${text} (${String(all.filter(isOne).length)})`;
        return name === filter
          ? html`<a href="${to}" aria-current="page">${label}</a>`
          : html`<a href="${to}">${label}</a>`;
      })}
    </div>
    ${
      rows.length === 0
        ? html`<p class="card">There is none.</p>`
        : table(
            ['where', 'note'],
            rows.map((one) => {
              const flow = flows.find(({ name }) => name === one.note.flow);
              const place = `${one.note.flow}: ${titleOf(flow, one.about ?? one.note.about)}`;
              return {
                cells: [
                  one.about === null
                    ? html`${place} <span class="gap">gone</span>`
                    : link(addressOf(one.note.flow, one.about), place),
                  noteView(one),
                ],
              };
            }),
            'Notes',
          )
    }
    <p>
      <button type="button" class="button" data-notes="save">Save ${FILE}</button>
      <label class="button"
        >Read a file <input type="file" accept=".yaml,.yml" data-notes="read"
      /></label>
      <button type="button" class="button" data-copy="notes-list">Copy as a list</button>
    </p>
    <pre id="notes-list">
${rows
  .map(
    ({ note }) =>
      `- ${note.flow} ${note.about}: ${note.verdict}. ${note.text} (${note.by}, ${note.revision})`,
  )
  .join('\n')}</pre>`;
}

/** Listens to the form of a note, to saving and to files. */
export function listenToNotes({ flows }: Atlas, main: HTMLElement, redraw: () => void): void {
  main.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    const { flow: name = '', about } = form.dataset;
    const flow = flows.find((one) => one.name === name);
    const fingerprints = flow && about !== undefined ? fingerprintsOf(flow, about) : null;
    if (about === undefined || !fingerprints) return;
    const given = new FormData(form);
    const text = (field: string): string => {
      const value = given.get(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    const verdict = VERDICTS.find((one) => one === text('verdict')) ?? 'remark';
    const note = { flow: name, about, verdict, text: text('text'), by: text('by'), revision };
    setNotes([...notes, { ...note, ...fingerprints }]);
    redraw();
  });
  main.addEventListener('click', ({ target }) => {
    if ((target as HTMLElement).dataset['notes'] === 'save') void save();
  });
  main.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    const file = input.dataset['notes'] === 'read' ? input.files?.[0] : undefined;
    if (file) void read(file, redraw);
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void read(file, redraw);
  });
}

/** The name of a file that holds no notes. */
let unread: string | null = null;

/** Unsaved notes stay. */
async function read(file: File, redraw: () => void): Promise<void> {
  const next = withNotes(notes, parsed(await file.text()));
  unread = next === null ? file.name : null;
  if (next !== null) setNotes(next);
  redraw();
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

type Picker = (options: object) => Promise<FileSystemFileHandle>;

/** Writes the file where it is chosen; a browser without that downloads it. */
async function save(): Promise<void> {
  const text = stringify(notes);
  const { showSaveFilePicker } = globalThis as unknown as { showSaveFilePicker?: Picker };
  if (showSaveFilePicker) {
    try {
      const writable = await (await showSaveFilePicker({ suggestedName: FILE })).createWritable();
      await writable.write(text);
      await writable.close();
    } catch (problem) {
      if ((problem as Error).name !== 'AbortError') throw problem;
    }
    return;
  }
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  anchor.download = FILE;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
