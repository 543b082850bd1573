import { defineRecipe } from '@chakra-ui/react';

/** Extends the hit area of small controls to 44 px. */
const reach = {
  _after: { content: '""', position: 'absolute', inset: '-4px', borderRadius: 'inherit' },
};

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'lg',
    textStyle: 'label',
    fontWeight: 'semibold',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'button',
    colorPalette: 'brand',
    outline: '0',
    focusVisibleRing: 'outside',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 120ms',
    _active: { transform: 'scale(0.98)' },
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
    // The library hides the label of a busy button from screen readers as well, and with it the name.
    '&[data-loading] > span > span:last-of-type': {
      visibility: 'visible !important',
      color: 'transparent',
    },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', px: '2.5', gap: '1', borderRadius: 'md', ...reach },
      sm: { minH: '9', minW: '9', px: '3', gap: '1.5', ...reach },
      md: { minH: '11', minW: '11', px: '4', py: '1' },
      lg: { minH: '12', minW: '12', px: '6', py: '1', fontSize: '1rem' },
      xl: { minH: '14', minW: '14', px: '8', py: '1', fontSize: '1.0625rem', borderRadius: 'xl' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle', borderColor: 'fg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '1',
        minW: '0',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const written = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'lg',
  px: '3.5',
  /** Phones zoom into fields with text below 16 px. */
  fontSize: '1rem',
  lineHeight: '1.4',
  outline: '0',
  colorPalette: 'brand',
  transition: 'border-color 120ms, box-shadow 120ms',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    borderColor: 'brand.focusRing',
    boxShadow: '0 0 0 1px var(--chakra-colors-brand-focus-ring)',
  },
  _invalid: {
    borderColor: 'danger.border',
    _focusVisible: { boxShadow: '0 0 0 1px var(--chakra-colors-danger-border)' },
  },
  _placeholder: { color: 'fg.subtle' },
  _disabled: { layerStyle: 'disabled' },
} as const;

export const inputRecipe = defineRecipe({
  base: written,
  variants: {
    size: {
      sm: { h: '9' },
      md: { h: '11' },
      lg: { h: '12' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  base: { ...written, py: '2.5', minH: '24', resize: 'vertical' },
});

export const linkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    borderRadius: 'sm',
    outline: '0',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    textUnderlineOffset: '3px',
    cursor: 'button',
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline' },
      plain: { textDecoration: 'none', color: 'inherit', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const headingRecipe = defineRecipe({
  base: { color: 'fg' },
  variants: {
    size: {
      sm: { textStyle: 'subheading' },
      md: { textStyle: 'heading' },
      lg: { textStyle: 'title' },
      xl: { textStyle: 'title' },
      '2xl': { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBlockEndColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
  },
  variants: {
    size: {
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
      inherit: { '--spinner-size': '1em' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const separatorRecipe = defineRecipe({
  base: { display: 'block', borderColor: 'border' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px' },
      vertical: { borderInlineStartWidth: '1px' },
    },
    variant: { solid: { borderStyle: 'solid' }, dashed: { borderStyle: 'dashed' } },
  },
  defaultVariants: { orientation: 'horizontal', variant: 'solid' },
});
