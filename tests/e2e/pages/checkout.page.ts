import { expect, type Locator } from '@playwright/test';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

type Field = keyof typeof FIELD_LABELS;
export type Contact = { readonly name: string; readonly phone: string; readonly email: string };

export class Checkout extends Person {
  field(name: Field): Locator {
    const label = words(FIELD_LABELS[name]);
    return this.page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  get submit(): Locator {
    return this.button('ordering.checkout.submit');
  }

  async isOpen(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('ordering.checkout.title') }),
    ).toBeVisible();
    await expect(this.total).toBeVisible();
  }

  /** Present once the app has priced the order. */
  get total(): Locator {
    return this.page.locator('dl').getByText(words('kernel.amounts.total'), { exact: true });
  }

  async fillIn(contact: Partial<Contact>): Promise<void> {
    for (const [field, text] of Object.entries(contact))
      await this.field(field as Field).fill(text);
  }

  async payCash(): Promise<void> {
    await this.page
      .getByRole('radio', { name: new RegExp(`^${words('ordering.checkout.cash')}`) })
      .check();
  }

  async payOnline(): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${words('payment.online')}`) }).check();
  }

  /** Applies a coupon by its code, and sees the saving in the summary. */
  async applyCoupon(code: string): Promise<void> {
    await this.page.getByLabel(words('ordering.coupon.code'), { exact: true }).fill(code);
    await this.button('ordering.coupon.apply').click();
    await expect(this.button('ordering.coupon.remove')).toBeFocused();
    await expect(
      this.page.locator('dl').getByText(words('ordering.summary.coupon'), { exact: true }),
    ).toBeVisible();
  }

  async place(): Promise<void> {
    await expect(this.submit).not.toHaveAttribute('aria-disabled', 'true');
    await this.submit.click();
  }

  /** The button is never disabled: pressed too early, it leads to the missing field. */
  async tryToPlace(): Promise<void> {
    await this.submit.press('Enter');
  }

  /** After an unknown outcome the button retries; after a refusal it submits anew. */
  async placeAgain(): Promise<void> {
    await this.button('ordering.placing.askAgain').or(this.submit).first().click();
  }

  async seesFieldError(field: Field, id: string): Promise<void> {
    await expect(this.field(field)).toHaveAccessibleErrorMessage(words(id));
    await expect(this.field(field)).toBeFocused();
  }

  async seesOrderPlaced(): Promise<number> {
    await expect(
      this.page.getByRole('heading', { name: words('ordering.placed.title', { count: 1 }) }),
    ).toBeFocused();
    const copy = this.page.getByRole('button', {
      name: new RegExp(`^${words('ordering.placed.copyNamed', { id: '' }).trim()} \\d+$`),
    });
    return Number((await copy.getAttribute('aria-label'))?.match(/\d+$/)?.[0]);
  }

  get notice(): Locator {
    return this.page.getByRole('main').getByRole('alert').first();
  }
}
