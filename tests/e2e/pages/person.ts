import { expect, type Locator, type Page } from '@playwright/test';
import { words, type Values } from '#tools/messages/words.ts';

export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(id: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: words(id, values), exact: true });
  }

  link(id: string, values?: Values): Locator {
    return this.page.getByRole('link', { name: words(id, values), exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async sees(id: string, values?: Values): Promise<void> {
    await expect(this.page.getByText(words(id, values)).first()).toBeVisible();
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(path);
  }
}
