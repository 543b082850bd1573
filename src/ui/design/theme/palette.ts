type Shade = { readonly light: string; readonly dark: string };

const shade = (light: string, dark: string): Shade => ({ light, dark });

/**
 * Every colour, named by purpose. Text keeps a contrast of 4.5 : 1 on its background in both
 * themes, which a test enforces.
 */
export const palette = {
  bg: {
    DEFAULT: shade('#fbfaf7', '#101311'),
    subtle: shade('#f5f3ed', '#161a17'),
    panel: shade('#ffffff', '#1b201d'),
    muted: shade('#edeae2', '#262c28'),
    emphasized: shade('#e2ded3', '#323a35'),
    inverted: shade('#1a211d', '#f1f4ef'),
  },
  fg: {
    DEFAULT: shade('#19201c', '#f1f4ef'),
    muted: shade('#4e5852', '#b9c2bb'),
    subtle: shade('#5f6862', '#a0aaa3'),
    inverted: shade('#fbfaf7', '#101311'),
  },
  border: {
    DEFAULT: shade('#e4e0d6', '#2f3732'),
    muted: shade('#eeebe3', '#252b27'),
    /** Outline of inputs and controls: 3 : 1 against the background. */
    emphasized: shade('#868d86', '#748078'),
  },
  brand: {
    solid: shade('#0d5c3f', '#4cc38a'),
    hover: shade('#0a4932', '#66d09c'),
    contrast: shade('#ffffff', '#06170e'),
    subtle: shade('#e4f2ea', '#163025'),
    muted: shade('#d0e8db', '#1d3f30'),
    emphasized: shade('#b5d9c6', '#275440'),
    fg: shade('#0b5338', '#74dba8'),
    border: shade('#0d5c3f', '#4cc38a'),
    focusRing: shade('#0d7a52', '#66d09c'),
  },
  offer: {
    solid: shade('#c43d24', '#ff8e73'),
    hover: shade('#a9331c', '#ffa58f'),
    contrast: shade('#ffffff', '#2a0b03'),
    subtle: shade('#fdebe5', '#3a1d15'),
    muted: shade('#fbdacf', '#4b261b'),
    emphasized: shade('#f6bfae', '#633325'),
    fg: shade('#a8321b', '#ffa28b'),
    border: shade('#c43d24', '#ff8e73'),
    focusRing: shade('#c43d24', '#ff8e73'),
  },
  danger: {
    solid: shade('#b42318', '#ff8f85'),
    hover: shade('#971c13', '#ffa79f'),
    contrast: shade('#ffffff', '#2b0603'),
    subtle: shade('#fdecea', '#3a1a18'),
    muted: shade('#fad8d4', '#4c211e'),
    emphasized: shade('#f3b9b2', '#642c28'),
    fg: shade('#a61f15', '#ffa49b'),
    border: shade('#b42318', '#ff8f85'),
    focusRing: shade('#b42318', '#ff8f85'),
  },
  success: {
    solid: shade('#136c3a', '#5fd28f'),
    contrast: shade('#ffffff', '#04170b'),
    subtle: shade('#e5f4ea', '#15301f'),
    muted: shade('#d0ebda', '#1c4029'),
    fg: shade('#11623a', '#83dfab'),
  },
  warning: {
    solid: shade('#8a5a00', '#f0c25a'),
    contrast: shade('#ffffff', '#241800'),
    subtle: shade('#fcf2d9', '#33290f'),
    muted: shade('#f8e5b4', '#443614'),
    fg: shade('#7a4f00', '#f3cd77'),
  },
  neutral: {
    solid: shade('#19201c', '#f1f4ef'),
    hover: shade('#323a35', '#d9dfd8'),
    contrast: shade('#ffffff', '#101311'),
    subtle: shade('#f1eee7', '#242a26'),
    muted: shade('#e6e2d8', '#2e3630'),
    emphasized: shade('#d6d1c4', '#3b443e'),
    fg: shade('#19201c', '#f1f4ef'),
    border: shade('#868d86', '#748078'),
    focusRing: shade('#0d7a52', '#66d09c'),
  },
} as const satisfies Record<string, Record<string, Shade>>;

/** Text and background pairs that the contrast test checks. */
export const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['bg', 'bg.subtle', 'bg.panel', 'bg.muted'].flatMap((ground) =>
    ['fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'offer.fg', 'danger.fg', 'success.fg'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ...['brand', 'offer', 'danger', 'success', 'warning', 'neutral'].flatMap(
    (name) =>
      [
        [`${name}.contrast`, `${name}.solid`],
        [`${name}.fg`, `${name}.subtle`],
        [`${name}.fg`, `${name}.muted`],
      ] as const,
  ),
  ['fg', 'brand.subtle'],
  ['fg.muted', 'brand.subtle'],
  ['fg', 'warning.subtle'],
  ['fg', 'danger.subtle'],
  ['fg', 'success.subtle'],
  ['fg.inverted', 'bg.inverted'],
];
