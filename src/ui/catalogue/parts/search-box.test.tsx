import type { ReactNode } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromCallback, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  type Report,
  searchMachine,
  type SuggestionsAnswer,
} from '#application/catalogue/search/machine.ts';
import { NO_SUGGESTIONS, type Suggestions } from '#application/catalogue/search.queries.ts';
import { paths, type Path } from '#application/kernel/path.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { NO_DISCOUNT, type Discount } from '#domain/pricing/discount.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { sentence } from '#tests/support/sentence.ts';
import { SearchBox } from './search-box.tsx';

const suggestions: Suggestions = {
  items: [
    {
      ...{ id: 1, name: 'Fried Rice', storeName: 'Rice House', image: '', price: dollars(12.5) },
      discount: NO_DISCOUNT,
      moduleId: id<'Module'>(1),
    },
  ],
  stores: [{ id: 1, name: 'Rice House', logo: '', moduleId: id<'Module'>(1) }],
  vehicles: [],
  providers: [],
  corrected: null,
};

const reducedBy = (percent: number): Suggestions => {
  const discount: Discount = { type: 'percent', share: rateOfPercent(percent) };
  return { ...suggestions, items: suggestions.items.map((item) => ({ ...item, discount })) };
};

async function openBox(path = '/home', found = suggestions, beside: ReactNode = null) {
  const shown: string[] = [];
  let arrives = true;
  const search = searchMachine.provide({
    delays: { typingPause: 1 },
    actors: {
      watchMemory: fromCallback(({ sendBack }: { sendBack: (report: Report) => void }) =>
        sendBack({ type: 'searches.recall', recent: ['noodles'] }),
      ),
      suggest: fromPromise<SuggestionsAnswer, string>(async ({ input }) =>
        ok(input === 'xyz' ? NO_SUGGESTIONS : found),
      ),
    },
    actions: {
      saveSearches: () => {},
      forgetSearches: () => {},
      showResults: (_, term) => {
        shown.push(term);
        if (arrives) app.navigator.go(paths.search(term));
      },
    },
  });
  const { app, AddressBar } = await startApp({ machines: { search } });
  renderView(
    <>
      <AddressBar />
      <SearchBox />
      <button type="button">Elsewhere</button>
      {beside}
    </>,
    { app, path },
  );
  const [box] = screen.getAllByRole('combobox', { name: 'Search for items and stores' });
  if (!box) throw new Error('There is no search box');
  /** Holds the code of the results page back. */
  const resultsAreOnTheirWay = () => void (arrives = false);
  const goes = (to: Path) => act(() => app.navigator.go(to));
  return { shown, box, resultsAreOnTheirWay, goes, user: userEvent.setup() };
}

describe('the search box of the header', () => {
  test('suggests to one who was in the box before the page came to life', async () => {
    const { box } = await openBox();
    // No focus event reached React.
    fireEvent.change(box, { target: { value: 'rice' } });
    expect(await screen.findByRole('option', { name: /Fried Rice/ })).toBeVisible();
  });

  test('suggests below the box that is in use, and below no other one of the page', async () => {
    const { box, user } = await openBox('/home', suggestions, <SearchBox />);
    await user.type(box, 'rice');
    expect(await screen.findAllByRole('listbox')).toHaveLength(1);
    const [used, other] = screen.getAllByRole('combobox');
    expect(used).toHaveAttribute('aria-expanded', 'true');
    expect(other).toHaveAttribute('aria-expanded', 'false');
  });

  test('suggests items with their store and price, and stores, and says how many [CAT-12] [CAT-25] [CAT-26]', async () => {
    const { box, user } = await openBox();
    await user.type(box, 'rice');

    expect(
      await screen.findByRole('option', { name: /Fried Rice.*Rice House.*\$12\.50/ }),
    ).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFinds()).toEqual([]);
  });

  test('tells of a reduced item what it costs now and what it cost before [CAT-25]', async () => {
    const { box, user } = await openBox('/home', reducedBy(20));
    await user.type(box, 'rice');

    const option = await screen.findByRole('option', { name: /Fried Rice.*\$10\.00.*\$12\.50/ });
    expect(within(option).getByText('$12.50', { selector: 's *' })).toBeVisible();
  });

  test('suggests vehicles with their providers, and providers, where these are found', async () => {
    const { box, user, shown } = await openBox('/home', {
      ...NO_SUGGESTIONS,
      vehicles: [{ id: 1, name: 'Heron', providerName: 'Harbor Cars', image: '' }],
      providers: [{ id: 1, name: 'Heron Cars', logo: '' }],
    });
    await user.type(box, 'her');

    expect(await screen.findByRole('option', { name: /Heron.*Harbor Cars/ })).toBeVisible();
    expect(screen.getByText('Vehicles')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(shown).toEqual(['Heron Cars']);
  });

  test('where it is narrow, the words in it end in dots, not within a word', async () => {
    const { box } = await openBox();

    expect(getComputedStyle(box)).toHaveProperty('textOverflow', 'ellipsis');
  });

  test('never grows higher than 400 px: what is more is scrolled [CONST-12]', async () => {
    const { box, user } = await openBox();
    await user.type(box, 'rice');
    await screen.findAllByRole('option');
    const scrolled = screen
      .getAllByRole('presentation')
      .map((part) => getComputedStyle(part))
      .filter(({ overflowY }) => overflowY === 'auto');
    expect(scrolled.map(({ maxHeight }) => maxHeight)).toEqual(['400px']);
  });

  test('is steered by the arrow keys, and Enter takes what they have come to [CAT-15]', async () => {
    const { box, user, shown } = await openBox();
    await user.type(box, 'rice');
    await screen.findAllByRole('option');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const store = screen.getByRole('option', { name: /^.*Rice House$/ });
    expect(box).toHaveAttribute('aria-activedescendant', store.id);
    expect(store).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');

    expect(shown).toEqual(['Rice House']);
    expect(box).toHaveValue('Rice House');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('controls no list while nothing is found', async () => {
    const { box, user } = await openBox();
    await user.type(box, 'xyz');
    await screen.findAllByText('No results found');

    expect(box).not.toHaveAttribute('aria-controls');
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('behind the last suggestion stands again what was typed [CAT-14]', async () => {
    const { box, user, shown } = await openBox();
    await user.type(box, 'rice');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(shown).toEqual(['rice']);
  });

  test('a click elsewhere or Escape closes the list and leaves the text [CAT-13]', async () => {
    const { box, user } = await openBox();
    await user.type(box, 'rice');
    await screen.findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await user.click(box);
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('rice');
  });

  test('says over the suggestions, and aloud, what a mistyped word was taken for (D-125)', async () => {
    const { box, user } = await openBox('/home', { ...suggestions, corrected: 'rice' });
    await user.type(box, 'rcie');
    await screen.findByRole('option', { name: /Fried Rice/ });
    expect(screen.getByText(sentence('Showing results for “rice”'))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions for “rice”');
    expect(await axeFinds()).toEqual([]);
  });

  test('shows what the page of results was asked for, which can be cleared', async () => {
    const { box, user } = await openBox('/search?search=tea');
    expect(box).toHaveValue('tea');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveValue('');
  });

  test('after it was cleared the customer is in it, and is offered the searches of before', async () => {
    const { box, user } = await openBox();
    await user.type(box, 'rice');
    await screen.findByRole('option', { name: /Fried Rice/ });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));

    expect(box).toHaveFocus();
    expect(await screen.findByRole('option', { name: 'noodles' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test.each([
    { path: '/home', how: '{Enter}', keeps: 'rice' },
    { path: '/search?search=tea', how: '{Enter}', keeps: 'rice' },
    { path: '/home', how: '{ArrowDown}{Enter}', keeps: 'Fried Rice' },
  ])(
    'until the results of $keeps are there, asked for on $path, it keeps the words [CAT-15]',
    async ({ path, how, keeps }) => {
      const { box, user, resultsAreOnTheirWay, goes } = await openBox(path);
      resultsAreOnTheirWay();
      await user.clear(box);
      await user.type(box, 'rice');
      await screen.findByRole('option', { name: /Fried Rice/ });
      await user.keyboard(how);

      expect(box).toHaveValue(keeps);
      goes(paths.search(keeps));
      expect(box).toHaveValue(keeps);
      goes(paths.home());
      expect(box).toHaveValue('');
    },
  );
});
