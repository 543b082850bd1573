import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { Person } from './person.ts';

/** The header of every page; on a narrow one, the menu too. */
export class Header extends Person {
  get banner(): Locator {
    return this.page.getByRole('banner');
  }

  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) <= 1180;
  }

  get cart(): Locator {
    return this.banner.getByRole('link', { name: new RegExp(`^${words('cart.header.cart')}`) });
  }

  get place(): Locator {
    return this.banner.getByRole('button', {
      name: words('location.header.changeLocation', { address: '' }).trim().split(' ').at(-1) ?? '',
    });
  }

  async goHome(): Promise<void> {
    await this.banner.getByRole('link').first().click();
  }

  async openCart(): Promise<void> {
    await this.cart.click();
  }

  async seesCartCount(count: number): Promise<void> {
    await expect(this.cart).toHaveAccessibleName(words('cart.header.openCart', { count }));
  }

  async askForAnotherPlace(): Promise<void> {
    await this.place.click();
  }

  async openMenu(): Promise<void> {
    await this.link('shell.mobile.openMenu').click();
    await expect(this.dialog(words('shell.mobile.menu'))).toBeVisible();
  }

  async signIn(): Promise<void> {
    if (this.isNarrow) await this.openMenu();
    await this.button('account.signIn.submit').click();
  }

  get account(): Locator {
    return this.banner.getByRole('button', { name: /^Account of/ });
  }

  async seesCustomer(name: string): Promise<void> {
    await expect(this.button('account.menu.titleOf', { name })).toBeVisible();
  }

  async openMyOrders(): Promise<void> {
    await this.account.click();
    await this.link('ordering.myOrders.title').click();
  }

  async logOut(): Promise<void> {
    await this.account.click();
    await this.button('account.menu.logout').click();
    await this.button('kernel.confirm.yes').click();
  }

  async switchTheme(to: 'dark' | 'light'): Promise<void> {
    await this.button(to === 'dark' ? 'shell.header.toDark' : 'shell.header.toLight').click();
  }
}
