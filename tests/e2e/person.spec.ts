import { expect, test, type Page } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { appSpeaker } from '#tools/flows/kit.ts';
import { personInChromium } from '@sundry/statecharts/playwright';
import { says } from '@sundry/statecharts';

const opener = 'rental.tripForm.choose';
const opened = 'rental.tripForm.submit';

/** A button that blocks the main thread; the form appears later still. The title counts presses. */
const aSlowForm = `
  <button id="opener">${words(opener)}</button>
  <form></form>
  <script>
    let presses = 0;
    document.querySelector('#opener').onclick = () => {
      document.title = 'pressed ' + ++presses;
      for (const begun = Date.now(); Date.now() - begun < 1500;);
      setTimeout(() => {
        document.querySelector('form').innerHTML = '<button>${words(opened)}</button>';
      }, 1500);
    };
  </script>`;

/** The form appears by itself, in a dialog over the button. */
const aFormThatComes = `${aSlowForm}
  <dialog></dialog>
  <script>
    const dialog = document.querySelector('dialog');
    dialog.showModal();
    setTimeout(() => (dialog.innerHTML = '<button>${words(opened)}</button>'), 500);
  </script>`;

const goes = (page: Page) =>
  personInChromium(page, appSpeaker('en')).pressUnlessAt(
    ['button', says(opened)],
    'button',
    says(opener),
  );

test('who goes where a button leads presses it once alone, however late that comes: twice may lead away again @full', async ({
  page,
}) => {
  await page.setContent(aSlowForm);

  await goes(page);
  await expect(page.getByRole('button', { name: words(opened) })).toBeVisible();
  await goes(page);

  await expect(page).toHaveTitle('pressed 1');
});

test('who goes where a button leads does not press it where that comes by itself @full', async ({
  page,
}) => {
  await page.setContent(aFormThatComes);

  await goes(page);

  await expect(page.getByRole('button', { name: words(opened) })).toBeVisible();
  await expect(page).toHaveTitle('');
});
