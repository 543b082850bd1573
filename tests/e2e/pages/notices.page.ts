import { expect, type Locator } from '@playwright/test';
import { words, type Values } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class Notices extends Person {
  get region(): Locator {
    return this.page.getByRole('region', { name: words('shell.toasts.region') });
  }

  async tell(id: string, values?: Values): Promise<void> {
    await expect(this.region.getByText(words(id, values)).first()).toBeVisible();
  }

  async say(text: string | RegExp): Promise<void> {
    await expect(this.region.getByText(text).first()).toBeVisible();
  }

  async areSilentAbout(id: string): Promise<void> {
    await expect(this.region.getByText(words(id))).toHaveCount(0);
  }
}
