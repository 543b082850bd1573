import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aProvider, aVehicle } from '#tests/support/builders/rental.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { sentence } from '#tests/support/sentence.ts';
import { Slides, TRANSITION } from '#ui/design/slides.tsx';
import { showsBar } from '#ui/rental/use-scrolled-past.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });
const images = ['side', 'front', 'rear', 'inside'].map((view) => `/pictures/${view}.webp`);
const review = {
  id: 1,
  author: 'Grace O.',
  rating: 4,
  comment: 'Exactly the one in the picture.',
  reply: 'Thank you.',
  pictures: [],
  at: '2026-09-15T10:00:00Z',
  vehicleId: id<'Vehicle'>(1),
  vehicleName: 'Blue sedan',
};

type Garage = Parameters<typeof vehiclesByHand>[0];

async function open(path: string, garage: Garage = {}, module = rental) {
  const vehicles = vehiclesByHand({
    vehicles: [aVehicle({ images })],
    providers: [aProvider()],
    ...garage,
  });
  const { AddressBar, app } = await startApp({
    vehicles,
    module,
    catalogue: catalogueByHand({ modules: [aModule(), rental] }),
  });
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app, path },
  );
  return { vehicles };
}

test.each(['vehicle-search', 'vehicle-details/1', 'provider-details/1'])(
  '/rental/%s in another module says so in its heading, and opens nothing',
  async (path) => {
    const { vehicles } = await open(`/rental/${path}`, {}, aModule());

    const title = 'Vehicles are rented in another part of the app';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch to Rental' })).toBeVisible();
    expect(screen.queryByText(/^Opening/)).toBeNull();
    expect(vehicles.asked).toEqual([]);
  },
);

describe('the page of a vehicle', () => {
  test('has its name for a heading, the provider for a link, and a heart [NAV-21] [RENT-VEH-04] [RENT-VEH-05] [RENT-VEH-06]', async () => {
    await open('/rental/vehicle-details/1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Blue sedan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbor Cars' })).toHaveAttribute(
      'href',
      '/rental/provider-details/1',
    );
    expect(screen.getByRole('button', { name: 'Wishlist: Blue sedan' })).not.toBePressed();
  });

  test.each([
    ['?from=provider', 'Back to Harbor Cars', '/rental/provider-details/1'],
    ['?from=home', 'Back to home', '/home'],
    ['?from=elsewhere', 'Back to the vehicles', '/rental/vehicle-search'],
    ['', 'Back to the vehicles', '/rental/vehicle-search'],
  ])('leads back to where "%s" says that one came from [NAV-22]', async (query, name, to) => {
    await open(`/rental/vehicle-details/1${query}`);

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('tells seats, type, air condition, transmission and fuel [RENT-VEH-08] [RENT-VEH-09] [RENT-VEH-10] [RENT-VEH-11] [RENT-VEH-12]', async () => {
    await open('/rental/vehicle-details/1', { vehicles: [aVehicle({ hasAirCondition: false })] });
    await screen.findByRole('heading', { level: 1, name: 'Blue sedan' });

    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual(
      expect.arrayContaining([
        'Seats5',
        'TypeSedan',
        'Air conditionNon AC',
        'TransmissionAutomatic',
        'FuelPetrol',
      ]),
    );
  });

  test('tells both prices where both are offered [RENT-VEH-13] [RENT-VEH-14]', async () => {
    await open('/rental/vehicle-details/1');

    expect(await screen.findByText('$10.00/hr')).toBeVisible();
    expect(screen.getByText('$2.00/km')).toBeVisible();
  });

  test('tells a flat discount as one that comes off a trip once [RENT-PRICE-04] [RENT-PRICE-08]', async () => {
    const discount = { type: 'amount', off: dollars(1) } as const;
    await open('/rental/vehicle-details/1', { vehicles: [aVehicle({ discount })] });
    await screen.findByRole('heading', { level: 1, name: 'Blue sedan' });

    expect(screen.getByText('$1.00 OFF per trip')).toBeVisible();
    expect(screen.getByText('$10.00/hr')).toBeVisible();
  });

  test('shortens a description of more than 70 characters until it is asked for [RENT-VEH-07]', async () => {
    const description = `${'a'.repeat(70)}b`;
    await open('/rental/vehicle-details/1', { vehicles: [aVehicle({ description })] });

    expect(await screen.findByText(/^a{70}\.\.\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(/^a{70}b/)).toBeVisible();
  });

  test('shows its reviews page by page', async () => {
    const { vehicles } = await open('/rental/vehicle-details/1', {
      reviews: [review],
      reviewTotal: 12,
    });

    expect(await screen.findByText('Exactly the one in the picture.')).toBeVisible();
    expect(screen.getByText('Reply from the provider')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await expect.poll(() => vehicles.asked).toContain('reviews 2');
  });

  test.each(['99', 'blue'])('that does not exist (%s) leads to the others', async (named) => {
    await open(`/rental/vehicle-details/${named}`);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This vehicle was not found' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeVisible();
  });

  test('has a bar with the prices and the pickup label after 200 pixels of scroll, and no earlier [RENT-VEH-15] [CONST-29]', async () => {
    await open('/rental/vehicle-details/1');
    await screen.findByRole('heading', { level: 1, name: 'Blue sedan' });
    const bar = () => screen.queryByRole('region', { name: 'Prices of Blue sedan' });

    vi.stubGlobal('scrollY', 200);
    fireEvent.scroll(window);
    expect(bar()).toBeNull();
    vi.stubGlobal('scrollY', 201);
    // The page starts to observe scrolling a moment after its first paint.
    const barOnceScrolled = () => {
      fireEvent.scroll(window);
      return bar()?.textContent;
    };
    await expect.poll(barOnceScrolled).toContain('$10.00/hr');
    await expect.poll(() => bar()?.textContent).toContain('Pickup Now');
    vi.unstubAllGlobals();
    expect([showsBar(200), showsBar(201)]).toEqual([false, true]);
  });
});

describe('the pictures of a vehicle', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const shown = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  function draw() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pictures = images.map((src, at) => ({ src, alt: `Picture ${at + 1}` }));
    renderView(<Slides label="Pictures" pictures={pictures} ratio={4 / 3} sizes="100vw" />);
  }

  test('are those of the answer, one at a time, with buttons for each [RENT-VEH-03]', async () => {
    await open('/rental/vehicle-details/1');
    const pictures = within(await screen.findByRole('region', { name: 'Pictures of Blue sedan' }));

    expect(pictures.getByRole('img')).toHaveAttribute('src', '/pictures/side.webp');
    await userEvent.click(pictures.getByRole('button', { name: 'Previous picture' }));
    expect(pictures.getByRole('img')).toHaveAttribute('src', '/pictures/inside.webp');
    await userEvent.click(pictures.getByRole('button', { name: 'Next picture' }));
    await userEvent.click(pictures.getByRole('button', { name: 'Picture 3' }));
    expect(pictures.getByRole('img')).toHaveAttribute('src', '/pictures/rear.webp');
  });

  test('following one another every four seconds, each taking 0.8 to come [CONST-27] [CONST-28]', () => {
    draw();
    pass(3_999);
    expect(shown()).toEqual(['Picture 1']);
    pass(1);
    expect(shown()).toEqual(['Picture 2']);
    for (const next of ['Picture 3', 'Picture 4', 'Picture 1']) {
      pass(4_000);
      expect(shown()).toEqual([next]);
    }
    expect(TRANSITION).toBe('800ms');
  });

  test('wait under a pointer and under the focus, and stop for good when told to [CONST-27]', () => {
    draw();
    const region = screen.getByRole('region', { name: 'Pictures' });
    fireEvent.mouseEnter(region);
    pass(9_000);
    expect(shown()).toEqual(['Picture 1']);
    fireEvent.mouseLeave(region);
    act(() => screen.getByRole('button', { name: 'Next picture' }).focus());
    pass(9_000);
    expect(shown()).toEqual(['Picture 1']);
    act(() => screen.getByRole('button', { name: 'Next picture' }).blur());
    fireEvent.click(screen.getByRole('button', { name: 'Stop changing pictures' }));
    pass(9_000);
    expect(shown()).toEqual(['Picture 1']);
    fireEvent.click(screen.getByRole('button', { name: 'Change pictures by themselves' }));
    pass(4_000);
    expect(shown()).toEqual(['Picture 2']);
  });

  test.each([
    ['the pointer leaves, while the focus is on them', 'focus'],
    ['the focus leaves, while the pointer is over them', 'pointer'],
  ])('go on waiting when %s [CONST-27]', (_, stays) => {
    draw();
    const region = screen.getByRole('region', { name: 'Pictures' });
    const button = screen.getByRole('button', { name: 'Next picture' });
    fireEvent.mouseEnter(region);
    act(() => button.focus());
    if (stays === 'focus') fireEvent.mouseLeave(region);
    else act(() => button.blur());
    pass(9_000);

    expect(shown()).toEqual(['Picture 1']);
  });

  test('stand still for those who asked for less movement [CONST-27]', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    draw();
    pass(20_000);

    expect(shown()).toEqual(['Picture 1']);
  });
});

describe('the page of a provider', () => {
  test('shows who it is, what it rents out and what customers say, with a heart [NAV-28] [RENT-VEH-23] [D-78]', async () => {
    const { vehicles } = await open('/rental/provider-details/1', { reviews: [review] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Cars' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wishlist: Harbor Cars' })).not.toBePressed();
    expect(await screen.findByRole('link', { name: 'Blue sedan' })).toBeVisible();
    expect(await screen.findByText('Exactly the one in the picture.')).toBeVisible();
    expect(screen.getByText(sentence('About Blue sedan'))).toBeVisible();
    expect(vehicles.searched.at(-1)?.filters.provider).toBe(1);
  });

  test('is also found by the number in the query [NAV-29]', async () => {
    await open('/rental/provider-details?id=1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Cars' })).toBeVisible();
  });

  test('lists all providers where none is named [NAV-29]', async () => {
    await open('/rental/provider-details');

    expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toHaveAttribute(
      'href',
      '/rental/provider-details/1',
    );
  });

  test('that does not exist says so', async () => {
    await open('/rental/provider-details/99');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This provider was not found' }),
    ).toBeVisible();
  });
});
