import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

export class PickLocation extends Person {
  get modal(): Locator {
    const ofTrip = this.dialog(words('location.pick.titleReturned'));
    return this.dialog(words('location.question')).or(ofTrip);
  }

  get search(): Locator {
    return this.page.getByRole('combobox', { name: words('location.search.label') });
  }

  get map(): Locator {
    return this.page.getByRole('application', { name: words('location.map.label') });
  }

  get address(): Locator {
    return this.modal.locator('[data-part="address"]');
  }

  get pickButton(): Locator {
    return this.button('location.pick.pick');
  }

  async seesModal(): Promise<void> {
    await expect(this.modal).toBeVisible();
    await expect(this.map).toBeVisible();
  }

  async seesNoModal(): Promise<void> {
    await expect(this.modal).toHaveCount(0);
  }

  async searchFor(text: string, choose: string): Promise<void> {
    await this.search.fill(text);
    await this.page.getByRole('option', { name: choose, exact: true }).click();
    await expect(this.address).toContainText(choose);
  }

  async startInTheCentre(): Promise<void> {
    await this.button('location.chosen.browse').click();
    await expect(this.pickButton).toBeEnabled();
  }

  /** Clicks beside the pin, which is in the middle of the map. */
  async clickTheMap(pixels: { right: number; down: number }): Promise<void> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('The map has no size');
    const { width, height } = box;
    await this.map.click({
      position: { x: width / 2 + pixels.right, y: height / 2 + pixels.down },
    });
  }

  async seesAnotherAddressThan(address: string): Promise<void> {
    await expect(this.address).not.toContainText(address);
    await expect(this.address).toHaveText(/New York/);
  }

  async seesZone(zone: string): Promise<void> {
    await expect(
      this.modal.getByText(words('location.chosen.inside', { zone })).first(),
    ).toBeVisible();
  }

  async pick(): Promise<void> {
    await expect(this.pickButton).toBeEnabled();
    await this.pickButton.click();
    await this.seesNoModal();
  }
}
