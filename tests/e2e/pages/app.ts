import type { Page } from '@playwright/test';
import { Addresses } from './addresses.page.ts';
import { Cart } from './cart.page.ts';
import { Checkout } from './checkout.page.ts';
import { FrontDoor } from './front-door.page.ts';
import { Header } from './header.page.ts';
import { ItemChoice } from './item.page.ts';
import { Notices } from './notices.page.ts';
import { Orders } from './orders.page.ts';
import { PickLocation } from './pick-location.page.ts';
import { Reviews } from './reviews.page.ts';
import { Shopping } from './shopping.page.ts';
import { SignIn } from './sign-in.page.ts';
import { Trips } from './trips.page.ts';

export const appAt = (page: Page) => ({
  page,
  frontDoor: new FrontDoor(page),
  location: new PickLocation(page),
  shopping: new Shopping(page),
  item: new ItemChoice(page),
  signIn: new SignIn(page),
  cart: new Cart(page),
  checkout: new Checkout(page),
  orders: new Orders(page),
  reviews: new Reviews(page),
  trips: new Trips(page),
  addresses: new Addresses(page),
  header: new Header(page),
  notices: new Notices(page),
});
export type App = ReturnType<typeof appAt>;
