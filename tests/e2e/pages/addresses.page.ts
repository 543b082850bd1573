import { expect, type Locator } from '@playwright/test';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class Addresses extends Person {
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get place(): Locator {
    return this.page.getByRole('group', { name: words('location.saveAddress.place') });
  }

  field(name: keyof typeof FIELD_LABELS): Locator {
    const label = words(FIELD_LABELS[name]);
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  card(name: string): Locator {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { name, exact: true }),
    });
  }

  async openList(): Promise<void> {
    await this.page.goto('/profile?page=profile-settings');
    await expect(this.heading).toHaveText(words('account.profile.title'));
  }

  async add(): Promise<void> {
    await this.link('location.addresses.add').first().click();
    await expect(this.heading).toHaveText(words('location.addresses.add'));
  }

  async searchFor(text: string, choose: string): Promise<void> {
    await this.page
      .getByRole('combobox', { name: words('location.search.label') })
      .last()
      .fill(text);
    await this.page.getByRole('option', { name: choose, exact: true }).click();
  }

  async pick(): Promise<void> {
    await this.button('location.pick.pick').click();
    await expect(this.place).toBeVisible();
  }

  async save(): Promise<void> {
    await this.button('location.saveAddress.save').click();
  }
}
