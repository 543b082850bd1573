import type { Atlas, AtlasFlow } from '../data.ts';
import type { FlowFile } from '../flow-files.ts';
import { addressIn, hashOf, type Address } from './address.ts';
import { asked, askView, pairsOf, questionIn } from './ask.ts';
import { copyText } from './clipboard.ts';
import { playView } from './play.ts';
import { flowFile, machineFile } from './flow-files.ts';
import { html, type Html } from './html.ts';

type Redraw = () => void;

/** The views that a reviewer works in; null for every other address. */
export function deskView(atlas: Atlas, address: Address, redraw: Redraw): Html | null {
  if (address.kind !== 'ask' && address.kind !== 'play') return null;
  const flow = atlas.flows.find(({ name }) => name === address.flow);
  if (!flow) return null;
  return withFile(flow, redraw, ({ graph, played }) => {
    if (address.kind === 'ask') return askView(flow, graph, questionIn(address.question));
    const machines = machineFile(redraw);
    if (machines === 'loading')
      return html`<h2>${flow.name}</h2>
        <p role="status">Loading …</p>`;
    return machines === 'missing'
      ? html`<h2>${flow.name}</h2>
          <p class="gap">The file machines.js beside this page is missing.</p>`
      : playView(flow, { played, graph }, machines, address.path);
  });
}

function withFile({ name }: AtlasFlow, redraw: Redraw, view: (file: FlowFile) => Html): Html {
  const file = flowFile(name.replace('/', '-'), redraw);
  if (file === 'loading')
    return html`<h2>${name}</h2>
      <p role="status">Loading …</p>`;
  return file === 'missing'
    ? html`<h2>${name}</h2>
        <p class="gap">The file flows/${name.replace('/', '-')}.js beside this page is missing.</p>`
    : view(file);
}

/** The tools above a view: what can be done with it, and its address. */
export function deskBar(address: Address): Html {
  const flow = 'flow' in address ? address.flow : null;
  const tool = (to: Address, text: string) =>
    to.kind === address.kind
      ? html`<a href="${hashOf(to)}" aria-current="page">${text}</a>`
      : html`<a href="${hashOf(to)}">${text}</a>`;
  const to = address.kind === 'state' ? `state~${address.path}` : '';
  const aim = address.kind === 'transition' ? `way~${address.id}` : to;
  return html`<div class="desk" role="group" aria-label="Tools of this page">
    ${
      flow === null
        ? null
        : html`${tool({ kind: 'flow', flow }, 'Chart')}
          ${tool({ kind: 'play', flow, path: [] }, 'Play')}
          ${tool({ kind: 'ask', flow, question: aim === '' ? [] : [['to', aim]] }, 'Ask')}`
    }
    <button type="button" data-copy="">Copy address</button>
  </div>`;
}

/** Listens to the controls of these views. */
export function listenAtDesk(main: HTMLElement): void {
  main.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const flow = target.form?.dataset['flow'];
    const address = addressIn(location.hash);
    if (flow === undefined || address.kind !== 'ask') return;
    const question = asked(questionIn(address.question), target.name, target.value);
    location.hash = hashOf({ kind: 'ask', flow, question: pairsOf(question) });
  });
  main.addEventListener('submit', (event) => event.preventDefault());
  main.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy = '' } = button.dataset;
    copyText(
      button,
      copy === '' ? location.href : (document.getElementById(copy)?.textContent ?? ''),
    );
  });
}

/** True where the view stays and only its contents change: focus and scroll stay, too. */
export const isSameDesk = (before: Address, after: Address): boolean =>
  (isSpecification(before) && isSpecification(after)) ||
  (before.kind === after.kind &&
    (before.kind === 'ask' || before.kind === 'play') &&
    'flow' in after &&
    before.flow === after.flow);

const isSpecification = (address: Address): boolean =>
  address.kind === 'clause' || (address.kind === 'clauses' && address.filter === undefined);
