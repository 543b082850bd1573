import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

/** The drawer, its prompts, and the gate before the checkout. */
export class Cart extends Person {
  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Shopping Cart/ });
  }

  line(item: string): Locator {
    return this.drawer.getByRole('listitem').filter({
      has: this.page.getByRole('link', { name: words('cart.line.edit', { item }) }),
    });
  }

  async seesLine(item: string, ...choices: readonly string[]): Promise<void> {
    await expect(this.line(item)).toBeVisible();
    for (const choice of choices) await expect(this.line(item)).toContainText(choice);
  }

  async increase(item: string): Promise<void> {
    await this.line(item)
      .getByRole('button', { name: words('kernel.stepper.increase', { item }) })
      .click();
  }

  async decrease(item: string): Promise<void> {
    await this.line(item)
      .getByRole('button', { name: words('kernel.stepper.decrease', { item }) })
      .click();
  }

  async remove(item: string): Promise<void> {
    await this.line(item)
      .getByRole('button', { name: words('kernel.stepper.remove', { item }) })
      .click();
  }

  async seesQuantity(item: string, value: number): Promise<void> {
    await expect(this.line(item)).toContainText(words('kernel.stepper.quantity', { item, value }));
  }

  async seesSubtotal(amount: string): Promise<void> {
    await expect(this.drawer.getByText(amount, { exact: true }).last()).toBeVisible();
  }

  async isEmpty(): Promise<void> {
    await expect(this.drawer.getByText(words('cart.empty'))).toBeVisible();
  }

  async goToCheckout(): Promise<void> {
    await this.drawer.getByRole('button', { name: words('cart.drawer.checkout') }).click();
  }

  async passTheGateAsGuest(): Promise<void> {
    await this.dialog(words('cart.gate.question'))
      .getByRole('button', { name: words('cart.gate.guest'), exact: true })
      .click();
  }

  async chooseLogin(): Promise<void> {
    await this.dialog(words('cart.gate.question'))
      .getByRole('button', { name: words('cart.gate.login'), exact: true })
      .click();
  }

  get anotherStore(): Locator {
    return this.page.getByRole('alertdialog', { name: words('cart.replace.title') });
  }
}
