import { expect, type Locator } from '@playwright/test';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import { words } from '#tools/messages/words.ts';
import type { Contact } from './checkout.page.ts';
import { Person } from './person.ts';

export class Trips extends Person {
  async seesHome(): Promise<void> {
    await expect(
      this.page.getByRole('heading', {
        level: 1,
        name: words('catalogue.home.title', { module: 'Rental' }),
      }),
    ).toBeVisible();
  }

  async openVehicles(): Promise<void> {
    // The footer has the same link.
    await this.page
      .getByRole('main')
      .getByRole('link', { name: words('rental.title.allVehicles') })
      .click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('rental.title.vehicles') }),
    ).toBeVisible();
  }

  async openVehicle(id: number, name: string): Promise<void> {
    await this.page.goto(`/rental/vehicle-details/${id}`);
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async openProvider(id: number, name: string): Promise<void> {
    await this.page.goto(`/rental/provider-details/${id}`);
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      this.page.getByRole('navigation', { name: words('rental.details.reviewPages') }),
    ).toBeVisible();
  }

  async wants(vehicle: string): Promise<void> {
    await this.button('rental.control.add', { vehicle }).first().click();
  }

  /** The form in the dialog, or the one of the page of vehicles. */
  get form(): Locator {
    return this.page.getByRole('form', { name: words('rental.trip.title') });
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async choosesType(type: 'hourly' | 'distance'): Promise<void> {
    await this.form
      .getByRole('button', { name: words(`rental.tripForm.${type}`), exact: true })
      .click();
  }

  async fillsInHours(hours: number): Promise<void> {
    await this.form
      .getByRole('textbox', { name: words('rental.tripForm.hours') })
      .fill(String(hours));
  }

  get destination(): Locator {
    const label = words('rental.trip.destination');
    return this.form.getByRole('button', { name: new RegExp(`^${label}: `) });
  }

  /** On the page of vehicles; the form closes once the route is measured. */
  async searches(): Promise<void> {
    await this.form.getByRole('button', { name: words('rental.tripForm.submit') }).click();
    await expect(this.button('kernel.control.edit')).toHaveAttribute('aria-expanded', 'false');
  }

  async addsToTripCart(): Promise<void> {
    await this.button('rental.tripForm.addSubmit').click();
  }

  async seesInTripCart(vehicle: string): Promise<void> {
    await expect(this.button('kernel.stepper.increase', { item: vehicle }).first()).toBeVisible();
  }

  async doesNotSeeInTripCart(vehicle: string): Promise<void> {
    await expect(this.button('rental.control.add', { vehicle }).first()).toBeVisible();
  }

  async answers(answer: 'yes' | 'cancel'): Promise<void> {
    await this.question
      .getByRole('button', { name: words(`kernel.confirm.${answer}`), exact: true })
      .click();
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Trip Cart/ });
  }

  async openTripCart(count: number): Promise<void> {
    // On a phone a tab has the same link.
    const header = this.page.getByRole('banner');
    await header
      .getByRole('link', { name: words('rental.header.openTripCart', { count }), exact: true })
      .click();
    // The stand-in of the drawer, shown while its code loads, has no such link.
    await expect(
      this.drawer.getByRole('link', { name: words('kernel.control.continue') }),
    ).toBeVisible();
  }

  async openCartPage(): Promise<void> {
    await this.drawer.getByRole('link', { name: words('kernel.control.continue') }).click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('rental.title.tripCart') }),
    ).toBeVisible();
  }

  async goToCheckout(as: 'guest' | 'login' | 'customer'): Promise<void> {
    await this.button('rental.cart.toCheckout').click();
    if (as === 'customer') return;
    await this.dialog(words('cart.gate.question'))
      .getByRole('button', { name: words(`cart.gate.${as}`), exact: true })
      .click();
  }

  async seesCheckout(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('rental.title.tripCheckout') }),
    ).toBeVisible();
    await expect(
      this.page.locator('dl').getByText(words('kernel.amounts.total'), { exact: true }),
    ).toBeVisible();
  }

  /** For a pickup that has passed: the same day, at another hour such as "03". */
  async choosesPickupAt(hour: string): Promise<void> {
    await this.button('rental.checkout.choosePickup').click();
    const dialog = this.dialog(words('rental.tripForm.changeTitle'));
    await dialog
      .getByRole('combobox', { name: words('rental.tripForm.hour') })
      .selectOption({ label: hour });
    await dialog.getByRole('button', { name: words('rental.tripForm.changeSubmit') }).click();
    await expect(dialog).toBeHidden();
  }

  async fillIn(contact: Contact): Promise<void> {
    for (const [field, text] of Object.entries(contact) as [keyof Contact, string][]) {
      await this.page
        .getByRole('main')
        .getByRole('textbox', { name: new RegExp(`^${words(FIELD_LABELS[field])}`) })
        .fill(text);
    }
  }

  async cannotBook(): Promise<void> {
    await expect(this.button('rental.checkout.submit')).toHaveAttribute('aria-disabled', 'true');
  }

  async submits(): Promise<void> {
    const submit = this.button('rental.checkout.submit');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await submit.click();
  }

  /** Returns the trip's number. */
  async book(): Promise<number> {
    await this.submits();
    await expect(
      this.page.getByRole('heading', { name: words('rental.placed.title') }),
    ).toBeFocused();
    return Number(new URL(this.page.url()).searchParams.get('trip_id'));
  }

  async track(id: number): Promise<void> {
    await this.link('rental.placed.trackNamed', { id }).click();
    await this.seesTrip(id);
  }

  async find(id: number, phone: string): Promise<void> {
    await this.page.goto('/rental/track-trip');
    const main = this.page.getByRole('main');
    const field = (label: string) =>
      main.getByRole('textbox', { name: new RegExp(`^${words(label)}`) });
    await field('rental.trip.id').fill(String(id));
    await field('kernel.contact.phone').fill(phone);
    await main.getByRole('button', { name: words('rental.header.trackTrip') }).click();
    await this.seesTrip(id);
  }

  async seesTrip(id: number): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: words('rental.manage.trip', { id }) }),
    ).toBeVisible();
  }

  /** The page polls every ten seconds, and sooner when asked to. */
  async seesStatus(status: string): Promise<void> {
    const name = words(`rental.status.${status}`);
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  async refresh(): Promise<void> {
    await this.button('ordering.track.refresh').click();
  }

  async openReviewOf(vehicle: string): Promise<void> {
    await this.button('rental.manage.reviewOf', { vehicle }).click();
    await expect(this.dialog(words('rental.manage.reviewTitle', { vehicle }))).toBeVisible();
  }
}
