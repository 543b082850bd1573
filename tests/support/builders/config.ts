import { timeZone } from '#domain/kernel/wall-clock.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { money } from '#domain/kernel/money.ts';
import { USD } from './money.ts';

export const aConfig = (facts: Partial<AppConfig> = {}): AppConfig => ({
  name: 'Sundry',
  logo: '/brand/logo.svg',
  phone: '+1 212 555 0100',
  email: 'hello@sundry.example',
  address: '1 Broadway, New York',
  country: 'US',
  sendsCodes: true,
  currency: USD,
  currencySide: 'left',
  timeZone: timeZone('America/New_York'),
  centre: DEFAULT_CENTRE,
  distanceUnit: 'km',
  guestCheckout: true,
  freeDeliveryFrom: null,
  vegetarianMarks: true,
  taxIncluded: false,
  cashOnDelivery: true,
  homeDelivery: true,
  takeAway: true,
  scheduling: true,
  digitalPayment: false,
  wallet: false,
  loyaltyPoints: false,
  referrals: false,
  addsFunds: false,
  pointTerms: { perUnit: 50, minimum: 100 },
  pointsPercent: 100,
  referralCredit: money(500, USD),
  links: { travels: '', handyman: '' },
  ...facts,
});
