/** The password of all of them. */
export const PASSWORD = 'sundry123';
/** The same password with a fixed salt, so that seeding is fast and deterministic. */
export const PASSWORD_HASH =
  'scrypt$32768$8$1$c3VuZHJ5LXNlZWQtc2FsdA==$wmwsuZE1tIPglH5t7l24auMFuzfzHWcEhf2K3nf9aLA=';

/** Customers with an account from the start. */
export const people = [
  {
    id: 1,
    first_name: 'Asha',
    last_name: 'Verma',
    email: 'asha@example.com',
    phone: '+12125550123',
    referral_code: 'ASHA2026',
  },
  {
    id: 2,
    first_name: 'Ben',
    last_name: 'Okafor',
    email: 'ben@example.com',
    phone: '+13475550145',
    referral_code: 'BENOK026',
  },
  {
    id: 3,
    first_name: 'Chiara',
    last_name: 'Romano',
    email: 'chiara@example.com',
    phone: '+17185550167',
    referral_code: 'CHIARA26',
  },
] as const;

type HomePlan = {
  readonly customer: number;
  readonly type: 'home' | 'office' | 'other';
  readonly house: string;
  readonly street: string;
  readonly city: string;
  readonly floor: string;
  readonly zone: number;
  readonly along: number;
};

export const homes: readonly HomePlan[] = [
  {
    customer: 1,
    type: 'home',
    house: '12B',
    street: 'Bleecker Street',
    city: 'New York, NY',
    floor: '3',
    zone: 1,
    along: 0.6,
  },
  {
    customer: 1,
    type: 'office',
    house: '350',
    street: 'Fifth Avenue',
    city: 'New York, NY',
    floor: '21',
    zone: 2,
    along: 0.4,
  },
  {
    customer: 2,
    type: 'home',
    house: '77',
    street: 'Bedford Avenue',
    city: 'Brooklyn, NY',
    floor: '2',
    zone: 4,
    along: 0.3,
  },
];
