import type { Atlas, AtlasFlow } from '../data.ts';
import { addressIn, hashOf, type Address } from './address.ts';
import { clausesOf, clausesView } from './clauses.ts';
import { deskBar, deskView, isSameDesk, listenAtDesk } from './desk.ts';
import { flowView, stateView, transitionView } from './flow-views.ts';
import { html, type Html } from './html.ts';
import { changedFlowView, changesView, colourCompared, sentencesSince } from './compare-views.ts';
import { homeView, requirementsView, requirementView } from './index-views.ts';
import { isUnfolded, language, speak, stateText, unfold } from './language.ts';
import { listenToNotes, notesOn, notesView } from './notes.ts';
import { link } from './parts.ts';
import { search } from './search.ts';
import { framed } from '@sundry/statecharts/picture-frame';

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
};
const atlas = JSON.parse(element('atlas').textContent) as Atlas;
const [main, nav, results] = [element('main'), element('flows'), element('results')];
const box = element('search') as HTMLInputElement;
const texts = new Map(atlas.requirements.map(({ id, text }) => [id, text]));

function view(address: Address): Html {
  const atDesk = deskView(atlas, address, () => draw(false));
  if (atDesk) return atDesk;
  switch (address.kind) {
    case 'home':
      return homeView(atlas);
    case 'notes':
      return notesView(atlas, address.filter ?? '');
    case 'requirements':
      return requirementsView(atlas);
    case 'clauses':
      return clausesView(atlas, null, address.filter ?? '');
    case 'clause':
      return clausesOf(atlas).some(({ number }) => number === address.number)
        ? clausesView(atlas, address.number, '')
        : lost(`sentence ${String(address.number)}`);
    case 'changes':
      return changesView(atlas);
    case 'changed flow': {
      const found = atlas.comparison?.flows.find(({ name }) => name === address.flow);
      return atlas.comparison && found
        ? changedFlowView(atlas, atlas.comparison, found)
        : changesView(atlas);
    }
    case 'everything':
      return html`${atlas.flows.map((flow) => html`<article>${flowView(flow, changed(flow))}</article>`)}`;
    case 'requirement': {
      const found = atlas.requirements.find(({ id }) => id === address.id);
      return found ? requirementView(atlas, found) : lost(address.id);
    }
    case 'ask':
    case 'play':
    case 'flow':
    case 'state':
    case 'transition': {
      const flow = atlas.flows.find(({ name }) => name === address.flow);
      return flow ? viewIn(flow, address) : lost(address.flow);
    }
  }
}

function viewIn(flow: AtlasFlow, address: Address): Html {
  if (address.kind === 'state') {
    const state = flow.states.find(({ path }) => path === address.path);
    return state ? stateView(flow, state, (id) => texts.get(id) ?? '') : lost(address.path);
  }
  if (address.kind === 'transition') {
    const found = flow.transitions.find(({ id }) => id === address.id);
    return found ? transitionView(flow, found) : lost(address.id);
  }
  return flowView(flow, changed(flow));
}

const changed = ({ name }: AtlasFlow): Html => sentencesSince(atlas, name);

const lost = (name: string): Html =>
  html`<h2>There is no ${name}</h2>
    <p class="lead">It may have had this name once. ${link({ kind: 'home' }, 'To the flows')}</p>`;

const switches = document.querySelectorAll<HTMLButtonElement>('[data-language]');

function draw(isMove: boolean): void {
  for (const one of switches) {
    one.setAttribute('aria-pressed', String(one.dataset['language'] === language()));
  }
  const address = addressIn(location.hash);
  const focused = isMove ? '' : (document.activeElement?.id ?? '');
  main.innerHTML = html`${deskBar(address)} ${view(address)} ${notesOn(atlas, address)}`.html;
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
  document.title = `${main.querySelector('h2')?.textContent ?? ''} – Sundry atlas`;
  const here = hashOf(placeInNav(address));
  for (const one of nav.querySelectorAll('a')) {
    if (one.getAttribute('href') === here) one.setAttribute('aria-current', 'page');
    else one.removeAttribute('aria-current');
  }
  nav.querySelector('details')?.removeAttribute('open');
  for (const figure of main.querySelectorAll<HTMLElement>('.diagram[data-flow]')) makeLinks(figure);
  colourCompared(main);
  for (const figure of main.querySelectorAll<HTMLElement>('.diagram')) makeMovable(figure);
  if (address.kind === 'clause') showClause(address.number, isMove);
  else if (isMove) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

/** Keeps the sentence and what realises it in view. */
function showClause(number: number, isMove: boolean): void {
  const clause = document.getElementById(`clause-${String(number)}`);
  if (!clause) return;
  clause.focus({ preventScroll: true });
  const { top } = clause.getBoundingClientRect();
  const isInView = top > innerHeight * 0.1 && top < innerHeight * 0.6;
  if (isMove || !isInView) clause.scrollIntoView({ block: 'center' });
}

function placeInNav(address: Address): Address {
  if ('flow' in address) return { kind: 'flow', flow: address.flow };
  return address.kind === 'clause' || address.kind === 'clauses' ? { kind: 'clauses' } : address;
}

/** Scrolls to the selected box, or else to the initial state. */
function makeMovable(figure: HTMLElement): void {
  const paper = figure.querySelector<HTMLElement>('.paper');
  if (!paper) return;
  const frame = framed(paper, () => paper.querySelector('.chosen'));
  if (figure.classList.contains('compared')) frame.fit();
  for (const button of figure.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => {
      const { zoom } = button.dataset;
      if (zoom === 'in') frame.zoom(1.25);
      else if (zoom === 'out') frame.zoom(0.8);
      else if (zoom === 'fit') frame.fit();
      else frame.begin();
    });
  }
}

/** Makes boxes, labels and children of a chart links to their pages, for pointer and keyboard. */
function makeLinks(figure: HTMLElement): void {
  const flow = figure.dataset['flow'] ?? '';
  const shown = atlas.flows.find(({ name }) => name === flow);
  if (!shown) return;
  const { states } = shown;
  for (const child of figure.querySelectorAll<SVGAElement>('a[data-flow]'))
    child.setAttribute('href', hashOf({ kind: 'flow', flow: child.dataset['flow'] ?? '' }));
  for (const one of figure.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
    const { state, transition } = one.dataset;
    if (state !== undefined && !states.some(({ path }) => path === state)) continue;
    const address: Address =
      transition === undefined
        ? { kind: 'state', flow, path: state ?? '' }
        : { kind: 'transition', flow, id: transition };
    one.dataset['to'] = hashOf(address);
    one.setAttribute('role', 'link');
    if (transition === undefined) one.setAttribute('tabindex', '0');
    if (state !== undefined) one.setAttribute('aria-label', stateText(shown, state));
    const lit = figure.dataset['chosen']?.split('\n') ?? [];
    if (lit.includes(state ?? transition ?? '')) one.classList.add('chosen');
  }
}

const follow = (target: EventTarget | null): boolean => {
  const pressed = (target as Element | null)?.closest<SVGElement>('a, [data-to]');
  const to = pressed?.dataset['to'];
  if (to === undefined) return false;
  location.hash = to;
  return true;
};

function drawNav(): void {
  const modules = Map.groupBy(atlas.flows, ({ name }) => name.split('/')[0] ?? '');
  const list = [...modules].map(
    ([module, flows]) =>
      html`<h2>${module}</h2>
        ${flows.map(({ name }) => link({ kind: 'flow', flow: name }, name.split('/')[1] ?? name))}`,
  );
  const others = html`<h2>Index</h2>
    ${link({ kind: 'clauses' }, 'Specification')} ${link({ kind: 'requirements' }, 'Requirements')}
    ${link({ kind: 'changes' }, 'Changes')} ${link({ kind: 'notes' }, 'Notes')}`;
  nav.innerHTML = html`<details class="narrow">
      <summary>Flows</summary>
      ${list} ${others}
    </details>
    <div class="wide">${list} ${others}</div>`.html;
}

function drawResults(): void {
  const found = search(atlas, box.value);
  results.hidden = box.value.trim() === '';
  const items = found.map(
    ({ hash, title, words }) =>
      html`<li>
        <a href="${hash}"><strong>${title}</strong> <span>${words}</span></a>
      </li>`,
  );
  results.innerHTML = (
    found.length > 0 ? html`${items}` : html`<li class="quiet">Nothing.</li>`
  ).html;
}

function leaveSearch(): void {
  box.value = '';
  drawResults();
}

main.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[data-unfold]')) return follow(target);
  unfold(!isUnfolded());
  draw(false);
});
main.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && follow(event.target)) event.preventDefault();
});
box.addEventListener('input', drawResults);
for (const one of switches) {
  one.addEventListener('click', () => {
    speak(one.dataset['language'] === 'code' ? 'code' : 'words');
    drawResults();
    draw(false);
  });
}
addEventListener('keydown', (event) => {
  const links = [...results.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isSearching = !results.hidden && (document.activeElement === box || at >= 0);
  if (event.key === '/' && !(event.target instanceof HTMLInputElement)) box.focus();
  else if (isSearching && event.key === 'Escape') leaveSearch();
  else if (isSearching && event.key === 'Enter' && at < 0) links[0]?.click();
  else if (isSearching && event.key === 'ArrowDown') (links[at + 1] ?? links[0])?.focus();
  else if (isSearching && event.key === 'ArrowUp') (at > 0 ? links[at - 1] : box)?.focus();
  else return;
  event.preventDefault();
});
let shown = addressIn(location.hash);
addEventListener('hashchange', () => {
  const before = shown;
  shown = addressIn(location.hash);
  leaveSearch();
  draw(!isSameDesk(before, shown));
});
listenAtDesk(main);
listenToNotes(atlas, main, () => draw(false));

drawNav();
draw(false);
