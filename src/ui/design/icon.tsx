import { parts } from './theme/plain-parts.recipe.ts';

const PATHS = {
  alert:
    'M12 8.5v4.5M12 16.5h.01M10.3 4 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  arrowEnd: 'M5 12h14M13 6l6 6-6 6',
  arrowNorth: 'M12 19V5M6 11l6-6 6 6',
  bag: 'M5.6 8h12.8l1 11.2a1.7 1.7 0 0 1-1.7 1.8H6.3a1.7 1.7 0 0 1-1.7-1.8L5.6 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  bike: 'M5.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 16h6.5c0-3.5 1-5.5 3-5.5L16 5.5h-2.5M5.5 13.5c.5-2.5 2-4 4.5-4h1.5',
  briefcase: 'M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17',
  camera:
    'M4 7.5h3.2L8.8 5h6.4l1.6 2.5H20v11.5H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z',
  card: 'M3 6h18v12.5H3zM3 10h18M6.5 14.5h3.5',
  cart: 'M3 4h2l2.2 11a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.3L20.5 8H6M9.5 20.2h.01M17 20.2h.01',
  cash: 'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 9.5v.01M18 14.5v.01',
  chat: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-5 4v-4h-.5A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM8 9h8M8 12h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  chevronStart: 'm14.5 6-6 6 6 6',
  calendar:
    'M8 3v3M16 3v3M4 9.5h16M6 4.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10.5v11H9zM15 9V4H4.5v11H9',
  ecommerce:
    'M4 9.5 5.2 4h13.6L20 9.5M4.5 9.5V20h15V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5h4v5',
  edit: 'M4 20h4L19.5 8.5a2 2 0 0 0 0-2.8L18.3 4.5a2 2 0 0 0-2.8 0L4 16v4ZM14 6l4 4',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5.5H4.5V6H10',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.4 7.5A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.1 4.1',
  flame:
    'M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.5C10 8.5 10.5 5 12 3Z',
  food: 'M6.5 3v6.5a2.5 2.5 0 0 0 2.5 2.5M11.5 3v6.5A2.5 2.5 0 0 1 9 12v9M9 3v5M17.5 21v-7H15V8c0-3 1-5 2.5-5v18Z',
  gift: 'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C9 9 7 7.8 7 6a2 2 0 0 1 2-2c2 0 3 2.5 3 5ZM12 9c3 0 5-1.2 5-3a2 2 0 0 0-2-2c-2 0-3 2.5-3 5Z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.5 2.7 3.5 5.7 3.5 9s-1 6.3-3.5 9c-2.5-2.7-3.5-5.7-3.5-9s1-6.3 3.5-9Z',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  grocery:
    'M4 10h16l-1.5 8.7a1.6 1.6 0 0 1-1.6 1.3H7.1a1.6 1.6 0 0 1-1.6-1.3L4 10ZM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3',
  heart:
    'M12 20.3C5.6 15.4 3.2 12.4 3.2 9a4.7 4.7 0 0 1 8.8-2.3A4.7 4.7 0 0 1 20.8 9c0 3.4-2.4 6.4-8.8 11.3Z',
  home: 'M4 11 12 4l8 7v8.5h-5.5V14h-5v5.5H4V11Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.5V16M12 8h.01',
  leaf: 'M5 19c8 1 14-3 14-14C10 5 4.5 9 5 19ZM5 19c1.5-4 4-6.5 8-8.5',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  logout: 'M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12H9.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M20 14.5A8.3 8.3 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.5Z',
  note: 'M6 3.5h8.5L18.5 8v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h4',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 5-2.7M2.5 8.5A14 14 0 0 1 7 5.8M12 5a14 14 0 0 1 9.5 3.5M15 9.6a10 10 0 0 1 4 2.4M12 19.5h.01',
  parcel: 'M12 3.5 4 7.5v9l8 4 8-4v-9l-8-4ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
  pause: 'M9 5.5v13M15 5.5v13',
  pharmacy:
    'M8.2 8.2 15.8 15.8M5.7 18.3a4 4 0 0 1 0-5.7l6.9-6.9a4 4 0 0 1 5.7 5.7l-6.9 6.9a4 4 0 0 1-5.7 0Z',
  phone:
    'M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.7 1.5A16 16 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'm8 5.5 10 6.5-10 6.5v-13Z',
  plus: 'M12 6v12M6 12h12',
  receipt: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9 8h6M9 12h6',
  refresh: 'M20 11.5A8 8 0 1 0 18 17M20 5v6.5h-6',
  rental:
    'M4 16.5v-4l2-5.5a1.6 1.6 0 0 1 1.5-1h9A1.6 1.6 0 0 1 18 7l2 5.5v4M4 12.5h16M3.5 16.5h17v2.5h-3v-2.5M6.5 16.5V19h-3v-2.5M7.5 14.5h.01M16.5 14.5h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
  send: 'M4 12 20.5 4 15 20.5l-3.5-7L4 12ZM11.5 13.5 20.5 4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  shrink: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  store:
    'M4 9.5 5.2 4h13.6L20 9.5M4.5 9.5V20h15V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5h4v5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  tag: 'M3.5 12.5V4h8.5l8.5 8.5-8 8-9-8ZM8 8h.01',
  target: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M12 12h.01',
  trash:
    'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 11v5.5M14 11v5.5',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 10H18l3.5 3.5v3h-8M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  wallet:
    'M3.5 7.5h15a2 2 0 0 1 2 2v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-11ZM3.5 7.5V6A1.5 1.5 0 0 1 5 4.5h11.5v3M16.5 14h.01',
} as const;

const STAR = 'm12 3 2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17l-5.4 2.9 1-6.1-4.4-4.3 6.1-.9L12 3Z';

export type IconName = keyof typeof PATHS | 'star' | 'heartFull';

/** Icons that mirror in right-to-left pages. */
const DIRECTED: readonly IconName[] = [
  'arrowEnd',
  'chevronEnd',
  'chevronStart',
  'logout',
  'external',
];

/** Decorative: the text beside it or the button's label carries the meaning. */
export function Icon({
  name,
  size = 5,
}: {
  readonly name: IconName;
  readonly size?: number | string;
}) {
  const filled = name === 'star' || name === 'heartFull';
  const side = `${Number(size) / 4}rem`;
  return (
    <svg
      className={parts.part.icon}
      data-directed={DIRECTED.includes(name) || undefined}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={name === 'star' ? STAR : PATHS[name === 'heartFull' ? 'heart' : name]} />
    </svg>
  );
}
