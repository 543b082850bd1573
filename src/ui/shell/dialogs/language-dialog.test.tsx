import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { Dialogs } from './dialogs.tsx';
import { LanguageButton } from '#ui/shell/parts/language-button.tsx';

fakeApi();

async function aLanguageDialog() {
  const opened = await openApp();
  renderView(
    <>
      <LanguageButton />
      <Dialogs />
    </>,
    { app: opened.app },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a language' });
  return { ...opened, dialog, user };
}

test('exactly English and Hindi are offered, each by its own name (I18N-01, I18N-02, CONST-37)', async () => {
  const { dialog } = await aLanguageDialog();

  const offered = within(dialog).getAllByRole('button');
  const languages = offered.filter((button) => button.hasAttribute('lang'));
  expect(languages.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['hi', 'हिन्दी'],
  ]);
});

test('"Yes" saves the other language for the page that comes (I18N-03, I18N-06)', async () => {
  const { dialog, localStore, sessionStore, user } = await aLanguageDialog();

  await user.click(within(dialog).getByRole('button', { name: 'हिन्दी' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(localStore.read('language')).toBe('hi');
  expect(sessionStore.read('languageChanged')).toBe('1');
});
