/* global fetch, FormData, setInterval */
/** Page of the control desk: shows /desk/state and sends actions. Plain JavaScript without a build. */
const at = (id) => document.getElementById(id);
const showMessage = (text) => (at('message').textContent = text);

async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  showMessage(response.ok ? `Done: ${method} ${path}` : answer.message);
  await show();
  return answer;
}

function element(tag, text, onClick) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (onClick) made.addEventListener('click', onClick);
  return made;
}

function row(...cells) {
  const made = document.createElement('tr');
  for (const cell of cells) {
    const td = document.createElement('td');
    td.append(cell);
    made.append(td);
  }
  return made;
}

async function become(name) {
  const { token, guest_id } = await send('POST', `/desk/personas/${name}`);
  if (token) localStorage.setItem('token', token);
  else localStorage.removeItem('token');
  if (guest_id) localStorage.setItem('guest_id', String(guest_id));
}

function prescriptionLink(id, number) {
  const link = element('a', `Prescription ${number}`);
  link.href = `/desk/prescriptions/${id}`;
  link.target = '_blank';
  return link;
}

const courierButton = (id) =>
  element('button', 'Courier on', () => send('POST', `/desk/orders/${id}/courier`));

/** The receiver of a parcel may be absent first and come later. */
function parcelButtons(id, status) {
  const into = (next) => () => send('POST', `/desk/orders/${id}/status`, { status: next });
  if (status === 'picked_up')
    return [element('button', 'Receiver not there', into('receiver_absent'))];
  return status === 'receiver_absent' ? [element('button', 'Hand over', into('delivered'))] : [];
}

const PURPOSES = {
  verify_email: 'Verify e-mail',
  verify_phone: 'Verify phone',
  reset: 'New password',
};

async function show() {
  const response = await fetch('/desk/state');
  if (response.status === 404) {
    showMessage('The server was started again. Open the link to the desk that it printed.');
    return;
  }
  const state = await response.json();
  at('now').textContent = new Date(state.now).toLocaleString();
  at('personas').replaceChildren(
    ...state.personas.map((name) => element('button', name, () => become(name))),
  );
  for (const kind of ['orders', 'trips']) {
    at(kind).replaceChildren(
      ...state[kind].map(({ id, name, contact_name, type, status, prescriptions = [] }) =>
        row(
          String(id),
          name,
          contact_name,
          status,
          element('button', 'Forward', () => send('POST', `/desk/${kind}/${id}/advance`)),
          ...(type === 'delivery' && status === 'picked_up' ? [courierButton(id)] : []),
          ...(type === 'parcel' ? parcelButtons(id, status) : []),
          ...prescriptions.map((file, index) => prescriptionLink(file, index + 1)),
        ),
      ),
    );
  }
  at('conversations').replaceChildren(
    ...state.conversations.map(({ id, name, contact_name, unread, last }) =>
      row(String(id), name, contact_name, String(unread), last),
    ),
  );
  at('codes').replaceChildren(
    ...state.codes.map(({ recipient, purpose, code, at: sent }) =>
      row(recipient, PURPOSES[purpose], code, new Date(sent).toLocaleTimeString()),
    ),
  );
  at('zones').replaceChildren(
    ...state.zones.map(({ id, name, active }) =>
      element('button', `${name}: ${active ? 'on' : 'off'}`, () =>
        send('POST', `/desk/zones/${id}`, { active: !active }),
      ),
    ),
  );
  at('rules').replaceChildren(
    ...state.rules.map(({ call, action, remaining }) =>
      element('li', `${call}: ${JSON.stringify(action)}, ${remaining ?? 'always'}`),
    ),
  );
  at('held').replaceChildren(
    ...state.held.map(({ call, since }) => {
      const li = element('li', `Held since ${new Date(since).toLocaleTimeString()}: ${call} `);
      li.append(element('button', 'Release', () => send('POST', '/desk/release', { call })));
      return li;
    }),
  );
}

document.addEventListener('click', ({ target }) => {
  const { post, delete: forget, body } = target.dataset ?? {};
  if (target.tagName !== 'BUTTON') return;
  if (post) void send('POST', post, body === undefined ? undefined : JSON.parse(body));
  if (forget) void send('DELETE', forget);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = Object.fromEntries(new FormData(event.target));
  const { kind } = event.target.dataset;
  if (kind === 'clock') {
    void send('POST', '/desk/clock', { now: new Date(given.now).toISOString() });
  } else if (kind === 'rule') {
    const times = given.times === '' ? null : Number(given.times);
    void send('POST', '/desk/rules', { call: given.call, action: JSON.parse(given.action), times });
  } else if (kind === 'vehicle') {
    void send('POST', `/desk/vehicles/${given.vehicle}`, JSON.parse(given.change));
  } else if (kind === 'provider') {
    const pickup_zones = JSON.parse(given.zones);
    void send('POST', `/desk/providers/${given.provider}`, { pickup_zones });
  } else if (kind === 'answer') {
    const { conversation, message } = given;
    void send('POST', `/desk/conversations/${conversation}/answer`, { message });
  } else {
    void send('POST', `/desk/items/${given.item}`, { stock: Number(given.stock) });
  }
});

void show();
setInterval(() => void show(), 2_000);
