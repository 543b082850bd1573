import { words } from '#tools/messages/words.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';

const SENDER = { name: 'Gus Guest', phone: '+1 212 555 0177' };
const RECEIVER = { name: 'Rita Receiver', phone: '+1 212 555 0188' };
const INSTRUCTION = 'Call on arrival';
const FROM = 'Bryant Park, Midtown, Manhattan, New York';
const TO = 'Astoria Park, Ditmars Steinway, Queens, New York';

const windows = [
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
  { device: 'a phone @full', viewport: { width: 390, height: 844 } },
] as const;

for (const { device, viewport } of windows) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });

    test('a guest sends a parcel from sender to receiver, who follows it by a link without an account [CHK-15, LOC-23]', async ({
      app,
      desk,
      browser,
    }) => {
      const { page, location, orders } = app;
      const main = page.getByRole('main');
      const field = (id: string) =>
        main.getByRole('textbox', { name: new RegExp(`^${words(`parcel.send.${id}`)}`) });
      const goOn = () =>
        main.getByRole('button', { name: words('kernel.control.continue') }).click();
      const askWhere = (label: string) =>
        main.getByRole('button', { name: new RegExp(`^${words(`parcel.send.${label}`)}`) }).click();
      const isAtStep = (at: number, step: string) =>
        expect(
          main.getByText(
            words('parcel.send.stepOf', { at, count: 5, name: words(`parcel.send.${step}`) }),
          ),
        ).toBeVisible();

      await hasBeenHere(page, 'Bryant Park', 'Parcel');
      await page.goto('/home');
      await expect(
        main.getByRole('heading', { level: 1, name: words('parcel.home.title') }),
      ).toBeVisible();
      await main.getByRole('link', { name: 'Documents' }).click();

      await isAtStep(1, 'sender');
      await goOn();
      await expect(main.getByText(words('location.addressField.nameMissing'))).toBeVisible();
      await field('name').fill(SENDER.name);
      await main
        .getByRole('textbox', { name: new RegExp(`^${words('kernel.contact.phone')}`) })
        .fill(SENDER.phone);
      await askWhere('pickUpAt');
      await location.searchFor('bryant park', FROM);
      await location.pick();
      await expect(main.getByRole('button', { name: new RegExp(FROM) })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await goOn();

      await isAtStep(2, 'receiver');
      await field('name').fill(RECEIVER.name);
      await main
        .getByRole('textbox', { name: new RegExp(`^${words('kernel.contact.phone')}`) })
        .fill(RECEIVER.phone);
      await field('note').fill('Blue door');
      await main.getByRole('button', { name: INSTRUCTION }).click();
      await expect(field('note')).toHaveValue(`Blue door\n${INSTRUCTION}`);
      await askWhere('bringTo');
      await location.searchFor('astoria park', TO);
      await location.pick();
      await app.notices.tell('location.notice.receiverLocationSet');
      // The customer's shopping location is unchanged.
      expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(FROM);

      // The draft survives a reload.
      await page.reload();
      await isAtStep(1, 'sender');
      await goOn();
      await expect(field('name')).toHaveValue(RECEIVER.name);
      await goOn();

      await isAtStep(3, 'contents');
      await field('weight').fill('5');
      await field('length').fill('30');
      await field('value').fill('20');
      await goOn();
      await expect(main.getByText(words('parcel.send.fieldTooMuch'))).toBeVisible();
      await expect(main.getByText(words('parcel.send.acknowledgeMissing'))).toBeVisible();
      await field('weight').fill('0.5');
      await main.getByRole('checkbox', { name: words('parcel.send.acknowledge') }).check();
      await goOn();

      await isAtStep(4, 'payer');
      await main.getByRole('radio', { name: words('parcel.send.receiverPays') }).check();
      await goOn();

      await isAtStep(5, 'summary');
      const submit = main.getByRole('button', { name: words('parcel.send.submit') });
      await expect(submit).toBeEnabled();
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await submit.click();
      await expect(
        main.getByRole('heading', { level: 1, name: words('parcel.send.placedTitle') }),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('button', { name: words('parcel.shareLink') }).click();
      await app.notices.tell('kernel.notice.copied');
      const link = main.getByRole('link', { name: words('parcel.send.openLink') });
      const parcelLink = new URL((await link.getAttribute('href')) ?? '', page.url()).href;

      await main.getByRole('link', { name: words('parcel.send.track') }).click();
      await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
      const id = Number(new URL(page.url()).searchParams.get('order_id'));
      await orders.seesOrder(id);
      await orders.seesStatus('pending');
      await expect(main.getByText(RECEIVER.name)).toBeVisible();
      await expect(main.getByText(new RegExp(INSTRUCTION))).toBeVisible();

      const theirs = await browser.newContext({ viewport });
      const receiver = await theirs.newPage();
      await receiver.goto(parcelLink);
      const seen = receiver.getByRole('main');
      await expect(
        seen.getByRole('heading', { level: 1, name: words('ordering.parcel.followTitle') }),
      ).toBeVisible();
      await expect(seen.getByText(/Gus sends you: Documents/)).toBeVisible();
      await expect(seen.getByText(/in cash/)).toBeVisible();
      for (const secret of ['Guest', '555', 'Bryant', RECEIVER.name]) {
        await expect(seen.getByText(secret)).toHaveCount(0);
      }
      expect(await axeFindings(receiver)).toEqual([]);

      await desk.sets(id, 'picked_up');
      await orders.refresh();
      await orders.seesStatus('pickedUp');
      await desk.sets(id, 'receiver_absent');
      await orders.refresh();
      await orders.seesStatus('receiverAbsent');
      await expect(main.getByText(/The courier waits until/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await receiver.reload();
      await expect(seen.getByText(/is at your door and waits until/)).toBeVisible();
      expect(await axeFindings(receiver)).toEqual([]);
      await desk.sets(id, 'delivered');
      await orders.refresh();
      await orders.seesStatus('delivered');
      await receiver.reload();
      await expect(
        seen.getByRole('heading', { level: 2, name: words('ordering.status.delivered') }),
      ).toBeVisible();
      await expect(seen.getByText(/in cash/)).toHaveCount(0);
      await receiver.goto(`${parcelLink.slice(0, -1)}_`);
      await expect(
        seen.getByRole('heading', { level: 1, name: words('ordering.parcel.notFound') }),
      ).toBeVisible();
      await theirs.close();
    });
  });
}
