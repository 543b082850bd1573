import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class SignIn extends Person {
  get modal(): Locator {
    return this.dialog(words('account.signIn.submit'));
  }

  async continueAsGuest(): Promise<void> {
    await this.modal.getByRole('button', { name: words('account.signIn.continueAsGuest') }).click();
    await expect(this.modal).toHaveCount(0);
  }

  async signIn(identifier: string, password = 'sundry123'): Promise<void> {
    await this.modal.getByLabel(words('account.signIn.identifier')).fill(identifier);
    await this.modal
      .getByRole('textbox', { name: new RegExp(`^${words('account.field.password')}`) })
      .fill(password);
    await this.modal
      .getByRole('button', { name: words('account.signIn.submit'), exact: true })
      .click();
  }
}
