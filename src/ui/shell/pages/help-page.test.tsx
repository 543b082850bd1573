import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LegalReader } from '#application/shell/legal.queries.ts';
import type { LegalText } from '#domain/shell/legal-text.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

async function open(path: string, facts: Parameters<typeof startApp>[0] = {}) {
  const { app } = await startApp({ place: null, module: null, ...facts });
  renderView(<CurrentPage />, { app, path });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading, user: userEvent.setup() };
}

test('help says how to reach the business, as its owner has set it [NAV-17]', async () => {
  await open('/help-and-support', {
    config: { phone: '+1 212 555 0100', email: 'help@corner.example', address: '1 Broadway' },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Help & support' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '+1 212 555 0100' })).toHaveAttribute(
    'href',
    'tel:+1 212 555 0100',
  );
  expect(screen.getByRole('link', { name: 'help@corner.example' })).toHaveAttribute(
    'href',
    'mailto:help@corner.example',
  );
  expect(screen.getByText('1 Broadway')).toBeVisible();
  expect(await axeFinds()).toEqual([]);
});

test('help answers what customers ask most, each question a heading that opens what it asks', async () => {
  const { user } = await open('/help-and-support');

  const topics = ['Ordering', 'Paying', 'Canceling', 'Refunds', 'Renting', 'Parcels'];
  for (const name of [...topics, 'Your account'])
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  const question = screen.getByRole('heading', { level: 3, name: 'Where does the money go?' });
  const answer = screen.getByText(/^Into your wallet/);
  expect(answer).not.toBeVisible();

  await user.click(question);

  expect(answer).toBeVisible();
  expect(await axeFinds()).toEqual([]);
});

test('help leads to the conversation with support, which asks who is not signed in', async () => {
  await open('/help-and-support');

  expect(await screen.findByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/profile?page=inbox&with=support%3A0',
  );
});

test('what the owner has not set is left out', async () => {
  await open('/help-and-support', { config: { phone: '', email: '', address: '' } });

  expect(await screen.findByRole('link', { name: 'Track an order' })).toHaveAttribute(
    'href',
    '/track-order',
  );
  for (const card of ['Call us', 'Write to us', 'Find us']) {
    expect(screen.queryByText(card)).not.toBeInTheDocument();
  }
});

test('help links the terms, the privacy policy and the other texts of the owner [NAV-17]', async () => {
  await open('/help-and-support');

  const texts = within(await screen.findByRole('region', { name: 'Terms and policies' }));
  expect(
    texts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['About us', '/help-and-support/about-us'],
    ['Terms and conditions', '/help-and-support/terms-and-conditions'],
    ['Privacy policy', '/help-and-support/privacy-policy'],
    ['Refund policy', '/help-and-support/refund-policy'],
    ['Shipping policy', '/help-and-support/shipping-policy'],
    ['Cancellation policy', '/help-and-support/cancelation'],
  ]);
});

const POLICY: LegalText = [
  { kind: 'heading', text: 'What we keep' },
  { kind: 'paragraph', text: 'Your name & address.' },
  { kind: 'entry', text: 'What you ordered' },
];

test('a text of the owner stands under its name, with its headings [NAV-17]', async () => {
  const read = vi.fn<LegalReader['text']>(async () => ok(POLICY));
  await open('/help-and-support/privacy-policy', { legalText: read });

  expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(screen.getByText('Your name & address.')).toBeVisible();
  expect(read.mock.calls).toEqual([['privacy-policy']]);
  expect(await axeFinds()).toEqual([]);
});

test('a text that cannot be read says why, and is read again (D-66)', async () => {
  const answers = [refuse({ kind: 'unreachable', cause: 'offline' } as const), ok(POLICY)];
  const { user } = await open('/help-and-support/refund-policy', {
    legalText: async () => answers.shift() ?? ok([]),
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Your name & address.')).toBeVisible();
});

test('a text that the owner has not written yet leads to help', async () => {
  await open('/help-and-support/about-us', { legalText: async () => ok([]) });

  expect(await screen.findByText('This text has not been written yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help & support' })).toHaveAttribute(
    'href',
    '/help-and-support',
  );
});

test('a text that does not exist says so, and asks the server for nothing', async () => {
  const read = vi.fn<LegalReader['text']>(async () => ok(POLICY));
  await open('/help-and-support/secret', { legalText: read });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such page' }),
  ).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});
