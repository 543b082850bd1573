import { expect } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

/** The landing page for visitors without a place. */
export class FrontDoor extends Person {
  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('shell.landing.title') }),
    ).toBeVisible();
  }

  async askForAPlace(): Promise<void> {
    await this.button('shell.landing.search').click();
  }
}
