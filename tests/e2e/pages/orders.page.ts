import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class Orders extends Person {
  async openTracking(): Promise<void> {
    await this.page.goto('/track-order');
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('ordering.track.title') }),
    ).toBeVisible();
  }

  async find(id: number | string, phone: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main
      .getByRole('textbox', { name: new RegExp(`^${words('payment.order.id')}`) })
      .fill(String(id));
    await main
      .getByRole('textbox', { name: new RegExp(`^${words('kernel.contact.phone')}`) })
      .fill(phone);
    await main.getByRole('button', { name: words('ordering.header.trackOrder') }).click();
  }

  async seesOrder(id: number): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('ordering.track.order', { id }) }),
    ).toBeVisible();
  }

  /** The page polls every ten seconds. */
  async seesStatus(status: string, timeout = 15_000): Promise<void> {
    const said = words(`ordering.status.${status}`);
    await expect(this.page.getByRole('heading', { level: 2, name: said })).toBeVisible({ timeout });
  }

  async refresh(): Promise<void> {
    await this.button('ordering.track.refresh').click();
  }

  async cancel(reason: RegExp): Promise<void> {
    await this.button('ordering.track.cancel').click();
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: reason }).first().check();
    await dialog.getByRole('button', { name: words('ordering.track.cancel') }).click();
  }

  async openReviewOf(name: string): Promise<void> {
    await this.button('ordering.afterOrder.reviewOf', { name }).click();
    await expect(this.dialog(words('ordering.afterOrder.reviewOf', { name }))).toBeVisible();
  }

  row(id: number): Locator {
    return this.page.getByRole('listitem').filter({ hasText: `#${id} ` });
  }
}
