export const setClock = { method: 'POST', path: '/desk/clock' };
