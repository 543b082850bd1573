import { hasBeenHere, writesInAnotherTab } from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { BEFORE, flow, type Context } from './flow.ts';

const box = says('catalogue.searchBox.label');

/** Possible contents of the box. On the page of results it is the last query. */
const textsIn = ({ text, recent }: Context): readonly string[] =>
  text === null ? ['', recent[0] ?? ''] : [text];

/** Waits for the focus, too: input before that is lost. */
async function seesResults({ person, window }: Visit): Promise<void> {
  const term = flow.events['search.submit']['a name']?.text ?? '';
  await person.sees('heading', says('catalogue.search.results', { term }));
  await window.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

export const fixture = defineFixture(flow, {
  arrange: {
    'a search box': async (visit) => {
      await hasBeenHere(visit, 'Food');
      await visit.opens('/home');
      await visit.person.press('combobox', box);
    },
  },
  happens: {
    'box.enter': async ({ person, window }) => {
      await window.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await person.press('combobox', box);
    },
    'searches.recall': (visit) =>
      writesInAnotherTab(visit, { recentSearches: JSON.stringify([BEFORE]) }),
  },
  comesBack: { 'search.submit': seesResults },
  // A browser fires no event for text that is already there, or for a focus that is already there.
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'box.enter') return it.matches('closed');
    const typed =
      step.event === 'text.type' ? flow.events['text.type'][step.case]?.text : undefined;
    return typed === undefined || !textsIn(it.context).includes(typed);
  },
});
