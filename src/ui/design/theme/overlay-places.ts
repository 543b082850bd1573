/** Places and animations of dialogs and drawers, shared with their stand-ins. */

export const SHADE = 'rgb(12 18 15 / 0.52)';

export const inMiddle = {
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', md: 'center' },
  p: { base: '0', md: '6' },
  overflow: 'hidden',
} as const;

export const sheet = {
  width: '100%',
  maxH: {
    base: '94dvh',
    md: 'min(calc(100dvh - 3rem), 56rem)',
  },
  borderRadius: 'xl',
  borderBottomRadius: { base: '0', md: 'xl' },
  boxShadow: 'float',
} as const;

export const sheetComes = {
  base: 'sheet-in 320ms var(--chakra-easings-enter)',
  md: 'rise-in 200ms var(--chakra-easings-enter), fade-in 200ms',
} as const;

export const WIDEST_SHEET = '845px';
export const coverHeight = { base: '94dvh', md: 'min(44rem, calc(100dvh - 3rem))' } as const;

export const drawerPlace = {
  width: '100%',
  maxW: '420px',
  height: '100dvh',
} as const;

export const comesFrom = (side: 'left' | 'right') =>
  `from-${side} 320ms var(--chakra-easings-enter)`;

/** The title line, with room for the cross at its end. */
export const headLine = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  ps: '5',
  pe: '16',
  py: '3',
  minH: '16',
  borderBottomWidth: '1px',
  borderColor: 'border',
} as const;

export const crossPlace = { position: 'absolute', top: '2.5', insetInlineEnd: '3' } as const;

export const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  bg: 'bg.panel',
  color: 'fg',
  overflow: 'hidden',
} as const;
