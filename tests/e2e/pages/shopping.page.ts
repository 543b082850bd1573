import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class Shopping extends Person {
  async chooseModule(name: string): Promise<void> {
    await this.dialog(words('catalogue.chooseModule.title'))
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    // A browser's first visit to a module asks for interests.
    await this.page.getByRole('button', { name: words('catalogue.interests.skip') }).click();
    await this.seesHomeOf(name);
  }

  async seesHomeOf(module: string): Promise<void> {
    await expect(this.homeOf(module)).toBeVisible();
  }

  private homeOf(module: string): Locator {
    const name = words('catalogue.home.title', { module });
    return this.page.getByRole('heading', { level: 1, name });
  }

  async openHome(): Promise<void> {
    await this.page.goto('/home');
  }

  async openStore(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await this.seesStore(name);
  }

  async seesStore(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  card(item: string): Locator {
    return this.page.getByRole('article').filter({
      has: this.page.getByRole('link', { name: item, exact: true }),
    });
  }

  /** Anywhere in the list: the order of items changes with the example data. */
  async openItem(item: string): Promise<void> {
    const choose = this.link('cart.control.choose', { item }).first();
    await this.findInList(choose, item);
    await choose.click();
    await expect(this.dialog(item)).toBeVisible();
  }

  /** An item without options opens by its name. */
  async openDetailsOf(item: string): Promise<void> {
    const details = this.card(item).getByRole('link', { name: item, exact: true }).first();
    await this.findInList(details, item);
    await details.click();
    await expect(this.dialog(item)).toBeVisible();
  }

  async add(item: string): Promise<void> {
    const add = this.button('cart.control.add', { item }).first();
    await this.findInList(add, item);
    await add.click();
  }

  /** A store's menu lists the first items of each section; search finds the others. */
  private async findInList(control: Locator, item: string): Promise<void> {
    await expect(async () => {
      // eslint-disable-next-line tests/no-time-limit -- a menu does not say that it lists all
      const isThere = await control.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!isThere) await this.page.getByRole('searchbox').fill(item);
      // eslint-disable-next-line tests/no-time-limit -- the list may have come only now: then its box is filled in
      await expect(control).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  async seesInCart(item: string): Promise<void> {
    await expect(this.button('kernel.stepper.increase', { item }).first()).toBeVisible();
  }
}
