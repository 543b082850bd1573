import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './controls.recipe.ts';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: '100%', gap: '1.5' },
    label: { textStyle: 'label', display: 'flex', gap: '1', color: 'fg' },
    requiredIndicator: { color: 'danger.fg' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'danger.fg',
    },
    helperText: { textStyle: 'caption', color: 'fg.muted' },
  },
});

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '5',
  bg: 'bg.panel',
  borderWidth: '1.5px',
  borderColor: 'border.emphasized',
  colorPalette: 'brand',
  color: 'transparent',
  cursor: 'button',
  focusVisibleRing: 'outside',
  _checked: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
  _disabled: { layerStyle: 'disabled' },
} as const;

const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  gap: '3',
  minH: '11',
  cursor: 'button',
} as const;

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: choice,
    control: { ...mark, borderRadius: 'sm' },
    label: { userSelect: 'none' },
  },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: '100%', position: 'relative' },
    field: { ...inputRecipe.base, h: '11', pe: '10', cursor: 'button' },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      insetInlineEnd: '3',
      top: '0',
      bottom: '0',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { boxSize: '5' },
    },
  },
});
