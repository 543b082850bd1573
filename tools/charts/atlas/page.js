/* global addEventListener, location, scrollTo */
const { flows, requirements, since } = JSON.parse(document.getElementById('atlas').textContent);
const main = document.getElementById('main');
const texts = new Map(requirements.map((one) => [one.id, one.text]));

const escaped = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );
const link = (parts, text) =>
  `<a href="#/${parts.map(encodeURIComponent).join('/')}">${escaped(text)}</a>`;
const chips = (names) => names.map((name) => `<span class="chip">${escaped(name)}</span>`).join('');
const reqs = (ids) =>
  ids.map((id) => `<span class="chip">${link(['requirement', id], id)}</span>`).join('');
const table = (head, rows) =>
  `<div class="table"><table><thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
const row = (cells, kind = '') =>
  `<tr class="${kind}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tests = (flow, indexes) =>
  indexes.length === 0
    ? '<p class="red">No walk comes here.</p>'
    : `<ol class="tests">${indexes.map((index) => `<li value="${index + 1}">${escaped(flow.tests[index])}</li>`).join('')}</ol>`;
const figures = ({ coverage }) =>
  coverage === null
    ? '<ul class="figures"><li class="gap">no flow is declared</li></ul>'
    : `<ul class="figures">${coverage.map(({ kind, met, of }) => `<li class="${met < of ? 'gap' : ''}">${kind} ${met}/${of}</li>`).join('')}</ul>`;

function home() {
  const tiles = flows.map(
    (flow) =>
      `<li><a href="#/flow/${encodeURIComponent(flow.name)}"><strong>${escaped(flow.name)}</strong>${escaped(flow.meaning)}<br><small>${flow.states.length} states, ${flow.transitions.length} transitions, ${flow.tests.length} walks</small></a></li>`,
  );
  const pictured = flows.some(({ states }) => states.some(({ pictures }) => pictures.length > 0));
  return `<h2>The flows</h2><p class="lead">Choose a flow to see its chart, what each state means, which requirements it realises, and which walks cover it.</p>
${pictured ? '' : '<p class="card">There are no pictures of the screens yet: they are built, not committed. Walk the flows in a browser to take them.</p>'}
<ul class="tiles">${tiles.join('')}</ul>`;
}

function flowPage(flow) {
  const scenes = flow.scenes.map(
    ({ title, svg }) =>
      `<h3>${escaped(title)}</h3><div class="scene" data-flow="${escaped(flow.name)}">${svg}</div>`,
  );
  const states = flow.states.map(({ path, meaning, reqs: ids, calls }) =>
    row([link(['flow', flow.name, path], path), escaped(meaning), chips(calls), reqs(ids)]),
  );
  const transitions = flow.transitions.map(({ id, from, event, guard, to, deeds, tests: walked }) =>
    row(
      [
        escaped(from),
        link(['transition', flow.name, id], event),
        escaped(guard),
        escaped(to),
        chips(deeds),
      ],
      walked.length === 0 ? 'red' : '',
    ),
  );
  const changes =
    since === null
      ? ''
      : `<h3>Since ${escaped(since)}</h3>${flow.changes.length === 0 ? '<p>Nothing changed.</p>' : `<ul>${flow.changes.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`}`;
  return `<h2>${escaped(flow.name)}</h2><p class="lead">${escaped(flow.meaning)}</p>${figures(flow)}${scenes.join('')}
<h3>States</h3>${table(['state', 'meaning', 'calls', 'requirements'], states)}
<h3>Transitions</h3>${table(['from', 'when', 'if', 'to', 'does'], transitions)}
<h3>Walks</h3>${tests(
    flow,
    flow.tests.map((_, index) => index),
  )}${changes}`;
}

function statePage(flow, state) {
  const touching = flow.transitions.filter(
    ({ from, to }) => from === state.path || to.split(', ').includes(state.path),
  );
  const pictures =
    state.pictures.length === 0
      ? '<p>No picture of this state has been taken.</p>'
      : `<div class="pictures">${state.pictures.map(({ file, label }) => `<figure><img loading="lazy" src="${escaped(file)}" alt="The screen in ${escaped(state.path)}: ${escaped(label)}"><figcaption>${escaped(label)}</figcaption></figure>`).join('')}</div>`;
  const held = state.reqs.map((id) =>
    row([link(['requirement', id], id), escaped(texts.get(id) ?? '')]),
  );
  return `<p>${link(['flow', flow.name], flow.name)}</p><h2>${escaped(state.path)}</h2><p class="lead">${escaped(state.meaning)}</p>
<p>${chips(state.tags)}${chips(state.calls.map((call) => `calls ${call}`))}</p>
<h3>Pictures</h3>${pictures}
<h3>Requirements</h3>${table(['id', 'in its words'], held)}
<h3>In and out</h3>${table(
    ['from', 'when', 'if', 'to'],
    touching.map((one) =>
      row([
        escaped(one.from),
        link(['transition', flow.name, one.id], one.event),
        escaped(one.guard),
        escaped(one.to),
      ]),
    ),
  )}
<h3>Walks that come here</h3>${tests(flow, state.tests)}`;
}

function transitionPage(flow, one) {
  return `<p>${link(['flow', flow.name], flow.name)}</p><h2>${escaped(one.event)}</h2><p class="lead">From ${escaped(one.from)} to ${escaped(one.to)}${one.guard ? `, if ${escaped(one.guard)}` : ''}.</p>
<h3>What it does</h3><p>${chips(one.deeds) || 'Nothing besides.'}</p><h3>Walks that take it</h3>${tests(flow, one.tests)}`;
}

function requirementsPage(wanted = '') {
  const word = wanted.toLowerCase();
  const rows = requirements
    .filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(word))
    .map(({ id, text, states, files }) =>
      row(
        [
          link(['requirement', id], id),
          escaped(text),
          states.map((at) => link(['flow', at.flow, at.path], at.path)).join(', '),
          String(files.length),
        ],
        states.length + files.length === 0 ? 'red' : '',
      ),
    );
  const covered = requirements.filter(
    ({ states, files }) => states.length + files.length > 0,
  ).length;
  return `<h2>Requirements</h2><p class="lead">${covered} of ${requirements.length} are named by a state or a test; the others are red.</p>
<p><label>Find <input type="search" id="find" value="${escaped(wanted)}"></label></p><div id="rows">${table(['id', 'in its words', 'states', 'test files'], rows)}</div>`;
}

function requirementPage({ id, text, states, files }) {
  return `<p>${link(['requirements'], 'Requirements')}</p><h2>${id}</h2><p class="lead">${escaped(text)}</p>
<h3>States</h3>${states.length === 0 ? '<p>No state realises it.</p>' : `<ul>${states.map((at) => `<li>${link(['flow', at.flow, at.path], `${at.flow}: ${at.path}`)}</li>`).join('')}</ul>`}
<h3>Tests that name it</h3>${files.length === 0 ? '<p class="red">None.</p>' : `<ul>${files.map((file) => `<li>${escaped(file)}</li>`).join('')}</ul>`}`;
}

function page() {
  const [kind, name, rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const flow = flows.find((one) => one.name === name);
  if (kind === 'requirements') return requirementsPage();
  if (kind === 'requirement') {
    const found = requirements.find(({ id }) => id === name);
    return found ? requirementPage(found) : home();
  }
  if (!flow) return home();
  if (kind === 'transition') {
    const found = flow.transitions.find(({ id }) => id === rest);
    return found ? transitionPage(flow, found) : flowPage(flow);
  }
  const state = flow.states.find(({ path }) => path === rest);
  return state ? statePage(flow, state) : flowPage(flow);
}

function draw(moveFocus) {
  main.innerHTML = page();
  document.title = `${main.querySelector('h2').textContent} – Sundry atlas`;
  const current = decodeURIComponent(location.hash);
  for (const one of document.querySelectorAll('nav a')) {
    const own = decodeURIComponent(one.getAttribute('href'));
    if (current === own || current.startsWith(`${own}/`)) one.setAttribute('aria-current', 'page');
    else one.removeAttribute('aria-current');
  }
  if (moveFocus) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

document.getElementById('flows').innerHTML =
  `<h2>Flows</h2>${flows.map(({ name }) => link(['flow', name], name)).join('')}<h2>Index</h2>${link(['requirements'], 'Requirements')}`;
main.addEventListener('click', ({ target }) => {
  const scene = target.closest('.scene');
  if (!scene) return;
  const state = target.closest('[data-state]')?.dataset.state;
  const transition = target.closest('[data-transition]')?.dataset.transition;
  const flow = encodeURIComponent(scene.dataset.flow);
  if (transition) location.hash = `#/transition/${flow}/${encodeURIComponent(transition)}`;
  else if (state) location.hash = `#/flow/${flow}/${encodeURIComponent(state.replace(/^→ /, ''))}`;
});
main.addEventListener('input', ({ target }) => {
  if (target.id !== 'find') return;
  const fresh = document.createElement('div');
  fresh.innerHTML = requirementsPage(target.value);
  main.querySelector('#rows').replaceWith(fresh.querySelector('#rows'));
});
addEventListener('hashchange', () => draw(true));
draw(false);
