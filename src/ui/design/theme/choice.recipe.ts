import { plainClasses } from './plain-classes.ts';

/** Forced colours drop the border colour, so the background marks the chosen option. */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
} as const;

/** Touch-sized option; the native mark also works in forced colours. */
export const choice = plainClasses({
  className: 'choice',
  slots: ['root', 'mark', 'texts', 'label', 'hint', 'aside', 'row', 'chips', 'chip'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minW: '0',
      minH: '12',
      px: '3.5',
      py: '2',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
      cursor: 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
      _hover: { borderColor: 'border.emphasized' },
      '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
      '&:has(:disabled)': { cursor: 'not-allowed', borderColor: 'border' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
      },
      '&[data-bare]': { flex: '1', px: '0', borderWidth: '0', bg: 'transparent' },
    },
    mark: {
      boxSize: '5',
      flexShrink: '0',
      accentColor: 'var(--chakra-colors-brand-solid)',
      outline: '0',
      cursor: 'inherit',
    },
    texts: { flex: '1', minW: '0' },
    label: { display: 'block' },
    hint: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
    aside: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      textStyle: 'label',
      color: 'fg.muted',
    },
    row: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1 1 12rem' } },
    chips: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      p: '1',
      m: '-1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: '11',
      px: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      colorPalette: 'brand',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted' },
      '&[aria-busy=true]': { color: 'brand.fg', borderColor: 'brand.solid' },
      '&[aria-pressed=true], &[aria-current]': {
        bg: 'brand.subtle',
        color: 'brand.fg',
        borderColor: 'brand.solid',
        boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brand-solid)',
      },
      ...chosenInForcedColors,
    },
  },
});
