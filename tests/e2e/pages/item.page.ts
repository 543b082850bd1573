import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class ItemChoice extends Person {
  get window(): Locator {
    return this.page.getByRole('dialog').filter({
      has: this.page.getByText(words('cart.item.total')),
    });
  }

  group(name: string): Locator {
    return this.page.getByRole('radiogroup', { name }).or(this.page.getByRole('group', { name }));
  }

  async choose(group: string, answer: string): Promise<void> {
    const name = new RegExp(`^${answer}`);
    const options = this.group(group);
    const option = options.getByRole('radio', { name }).or(options.getByRole('checkbox', { name }));
    await option.click();
    await expect(option).toBeChecked();
  }

  async takeExtra(name: string): Promise<void> {
    await this.choose(words('cart.item.addOns'), name);
  }

  async addToCart(): Promise<void> {
    await this.button('cart.item.add').click();
  }

  async seesMissingChoice(group: string): Promise<void> {
    const said = words('cart.notice.choiceMissing', { group });
    await expect(this.page.getByRole('alert').getByText(said)).toBeVisible();
    await expect(this.group(group)).toBeFocused();
  }

  async seesTotal(amount: string): Promise<void> {
    await expect(this.window.getByText(amount, { exact: true }).last()).toBeVisible();
  }

  async isClosed(): Promise<void> {
    await expect(this.window).toHaveCount(0);
  }
}
