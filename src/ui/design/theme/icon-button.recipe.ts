import { plainClasses } from './plain-classes.ts';

/** Extends the hit area of small buttons to 44 px. */
export const iconButton = plainClasses({
  className: 'icon-button',
  slots: ['root'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      position: 'relative',
      flexShrink: '0',
      boxSize: '11',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      color: 'fg',
      textStyle: 'label',
      fontWeight: 'semibold',
      userSelect: 'none',
      cursor: 'pointer',
      colorPalette: 'brand',
      outline: '0',
      focusVisibleRing: 'outside',
      transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 120ms',
      _hover: { bg: 'bg.muted' },
      _active: { transform: 'scale(0.98)' },
      '&[data-size=sm]': { boxSize: '9' },
      '&[data-size=sm]::after': {
        content: '""',
        position: 'absolute',
        inset: '-4px',
        borderRadius: 'inherit',
      },
      '&[data-look=outline]': {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle', borderColor: 'fg.subtle' },
      },
      '&[data-look=card]': {
        bg: 'bg.panel',
        color: 'brand.fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'brand.subtle' },
      },
      '&[data-look=square]': {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        borderRadius: 'lg',
        boxShadow: 'rest',
        _hover: { bg: 'bg.subtle' },
        '&[aria-busy=true]': { color: 'brand.fg' },
      },
      '&[data-look=solid]': {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.hover' },
      },
      '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
      '&:is(:disabled, [aria-disabled=true])': { layerStyle: 'disabled' },
    },
  },
});
