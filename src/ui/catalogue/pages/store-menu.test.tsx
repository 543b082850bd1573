import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import type { MenuSection } from '#domain/catalogue/menu.ts';
import { ok } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

const category = (number: number, name: string) => ({
  ...{ id: id<'Category'>(number), name, image: '', featured: false, children: [] },
});
const dosas = category(5, 'Dosas');
const drinks = category(6, 'Drinks');
const dosa = anItem({ id: id(1), name: 'Masala Dosa', categoryIds: [dosas.id] });
const chai = anItem({ id: id(2), name: 'Chai', categoryIds: [drinks.id] });
const card = anItem({ id: id(3), name: 'Gift card' });

type Facts = { readonly path?: string; readonly menu?: readonly MenuSection[] };

async function openMenu({ path = '/store/1', menu }: Facts = {}) {
  const byHand = catalogueByHand({
    details: { store: aStore(), categories: [dosas, drinks] },
    items: [dosa, chai, card],
  });
  const catalogue = menu ? { ...byHand, menu: async () => ok(menu) } : byHand;
  const { AddressBar, app } = await startApp({ catalogue });
  let address = '';
  function Address() {
    const { pathname, search, hash } = useAddress();
    address = pathname + search + hash;
    return null;
  }
  renderView(
    <>
      <AddressBar />
      <Address />
      <CurrentPage />
    </>,
    { app, path },
  );
  return { asked: byHand.asked, address: () => address };
}

const bar = () => screen.findByRole('navigation', { name: 'Categories' });
const link = async (name: string) => within(await bar()).findByRole('link', { name });

describe('the menu of a store', () => {
  test('stands in sections by category, what is of none last [D-60, CAT-02]', async () => {
    const { asked } = await openMenu();
    const names = ['Dosas', 'Drinks', 'More items'];
    await screen.findByRole('heading', { level: 3, name: 'Dosas' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
      names,
    );
    const section = (name: string) => within(screen.getByRole('region', { name }));
    expect(section('Dosas').getByRole('link', { name: 'Masala Dosa' })).toBeVisible();
    expect(section('Drinks').getByRole('link', { name: 'Chai' })).toBeVisible();
    expect(section('More items').getByRole('link', { name: 'Gift card' })).toBeVisible();
    expect(within(await bar()).getAllByRole('link')).toHaveLength(names.length);
    expect(asked.filter((one) => /^(items|menu)/.test(one))).toEqual(['menu, all']);
    expect(await axeFinds()).toEqual([]);
  });

  test('its bar is made of plain links to the sections, and takes the focus along [D-60]', async () => {
    const { address } = await openMenu();
    const heading = await screen.findByRole('heading', { name: 'Drinks' });
    expect(await link('Drinks')).toHaveAttribute('href', `/store/1#${heading.id}`);

    (await link('Drinks')).focus();
    await userEvent.keyboard('{Enter}');

    expect(heading).toHaveFocus();
    expect(await link('Drinks')).toHaveAttribute('aria-current', 'location');
    expect(await link('Dosas')).not.toHaveAttribute('aria-current');
    expect(address()).toBe('/store/1');
  });

  test('a link to one of its sections leads there, and Back is not caught by it [D-60]', async () => {
    const { address } = await openMenu({ path: '/store/1?diet=veg#section-6' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Drinks' })).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/store/1?diet=veg'));
  });

  test('a link to a section that it does not have opens it as any other', async () => {
    const { address } = await openMenu({ path: '/store/1#section-99' });
    expect(await screen.findByRole('heading', { name: 'Dosas' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/store/1'));
  });

  test('of one section alone needs no bar and no name for it', async () => {
    await openMenu({ menu: [{ id: null, name: '', total: 1, items: [card] }] });
    expect(await screen.findByRole('link', { name: 'Gift card' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});

describe('a section that is longer than its first items', () => {
  const long = [
    { id: dosas.id, name: 'Dosas', total: 40, items: [dosa] },
    { id: drinks.id, name: 'Drinks', total: 1, items: [chai] },
    { id: null, name: '', total: 30, items: [] },
  ];

  test('says how many there are, and leads to all of them [D-60, B5]', async () => {
    const { address, asked } = await openMenu({ menu: long });
    const all = await screen.findByRole('link', { name: 'See all 40 in Dosas' });
    expect(screen.queryByRole('link', { name: /in Drinks/ })).not.toBeInTheDocument();
    await userEvent.click(all);

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'Dosas' })).toHaveFocus(),
    );
    expect(await link('Dosas')).toHaveAttribute('aria-current', 'location');
    await waitFor(() => expect(address()).toBe('/store/1?category=5'));
    expect(asked).toContain('items of 5, all 1');
  });

  test('leads back to the other sections, and to everything [D-60]', async () => {
    const { address } = await openMenu({ path: '/store/1?category=5&page=2&diet=veg' });
    expect(await link('Everything')).toHaveAttribute('href', '/store/1?diet=veg');
    await userEvent.click(await link('Drinks'));

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'Drinks' })).toHaveFocus(),
    );
    await waitFor(() => expect(address()).toBe('/store/1?diet=veg'));
  });

  test('of what is of no category is a list of its own as well', async () => {
    const { asked } = await openMenu({ menu: long });
    await userEvent.click(await screen.findByRole('link', { name: 'See all 30 items' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'More items' })).toHaveFocus(),
    );
    expect(asked).toContain('items of none, all 1');
  });
});

describe('the bar of a menu', () => {
  const { getBoundingClientRect } = Element.prototype;
  const scrollHeight = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight') ?? {};
  afterEach(() => {
    Object.assign(Element.prototype, { getBoundingClientRect });
    Object.defineProperty(Element.prototype, 'scrollHeight', scrollHeight);
  });

  /** Left edge of the names in their bar before scrolling. */
  const NAMES_LEFT = 500;

  /** jsdom has no layout: headings get these tops. */
  function layOut(tops: Readonly<Record<string, number>>) {
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      get: () => 5_000,
      configurable: true,
    });
    Element.prototype.getBoundingClientRect = function rectOf() {
      const top = tops[this.textContent ?? ''] ?? 0;
      // A name moves with its bar, so centring it twice changes nothing.
      const left = this.tagName === 'A' ? NAMES_LEFT - (this.parentElement?.scrollLeft ?? 0) : 0;
      return new DOMRect(left, top, 100, Math.max(0, 60 - top));
    };
  }

  test('marks the section that is in sight, and keeps its name in the bar [D-60]', async () => {
    await openMenu();
    await screen.findByRole('heading', { name: 'Drinks' });
    layOut({ Dosas: -700, Drinks: 40, 'More items': 500 });
    // The page starts to observe scrolling a moment after its first paint, and measures in the
    // next frame.
    const markedOnceScrolled = async () => {
      fireEvent.scroll(window);
      await act(() => new Promise(requestAnimationFrame));
      return screen.getByRole('link', { current: 'location' }).textContent;
    };
    await expect.poll(markedOnceScrolled).toBe('Drinks');
    await waitFor(async () => expect((await bar()).scrollLeft).toBe(NAMES_LEFT));
  });
});
