import { definePage, passedThrough, either, pressing, says } from '@sundry/statecharts';
import { flow } from './flow.ts';

const toDark = says('shell.header.toDark');
const toLight = says('shell.header.toLight');

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    light: async (person) => {
      await person.sees('button', toDark);
      await person.doesNotSee('button', toLight);
    },
    dark: async (person) => {
      await person.sees('button', toLight);
      await person.doesNotSee('button', toDark);
    },
  },
  events: {
    'theme.toggle': pressing('button', either(toDark, toLight)),
    'theme.sync': { sentBy: 'the app', because: 'Another tab has switched, or the system did.' },
  },
});
