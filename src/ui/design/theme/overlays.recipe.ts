import { defineSlotRecipe } from '@chakra-ui/react';
import { noticesRoom } from '#ui/design/notices-room.ts';

const slots = [
  'root',
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'rgb(12 18 15 / 0.52)',
  zIndex: 'modal',
  _open: { animation: 'fade-in 200ms' },
  _closed: { animation: 'fade-out 200ms forwards' },
} as const;

const parts = {
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    ps: '5',
    pe: '16',
    py: '3',
    minH: '16',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  title: { textStyle: 'heading' },
  description: { color: 'fg.muted' },
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: '3',
    flexShrink: '0',
    p: '4',
    pb: 'max(1rem, env(safe-area-inset-bottom))',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
  },
  closeTrigger: { position: 'absolute', top: '2.5', insetInlineEnd: '3' },
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  bg: 'bg.panel',
  color: 'fg',
  outline: '0',
  overflow: 'hidden',
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' },
} as const;

/** A map fills what its search and its address leave. The page darkens slowly around it. */
const overMap = {
  backdrop: {
    transition: 'opacity 500ms',
    _open: { animation: 'fade-in 500ms' },
    _motionReduce: { transition: 'none', animation: 'none' },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '4',
  },
  footer: { display: 'block', px: { base: '4', md: '5' } },
} as const;

/** In the middle of a wide window; a sheet that rises from below on a phone. */
export const dialogRecipe = defineSlotRecipe({
  slots,
  base: {
    ...parts,
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      pb: { base: noticesRoom, md: `calc(1rem + ${noticesRoom})` },
      overflow: 'hidden',
    },
    content: {
      ...panel,
      width: '100%',
      maxH: {
        base: `calc(94dvh - ${noticesRoom})`,
        md: `min(calc(100dvh - 3rem - ${noticesRoom}), 56rem)`,
      },
      borderRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      boxShadow: 'float',
      _open: {
        animation: {
          base: 'sheet-in 320ms var(--chakra-easings-enter)',
          md: 'rise-in 200ms var(--chakra-easings-enter), fade-in 200ms',
        },
      },
      _closed: {
        animation: { base: 'sheet-out 200ms forwards', md: 'fade-out 120ms forwards' },
      },
    },
    body: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', p: '5' },
  },
  variants: {
    size: {
      xs: { content: { maxW: { md: 'sm' } } },
      sm: { content: { maxW: { md: 'md' } } },
      md: { content: { maxW: { md: 'xl' } } },
      lg: { content: { maxW: { md: '3xl' } } },
      xl: { content: { maxW: { md: '845px' } } },
      /** The pick-location modal, and the same filling the screen. */
      cover: {
        ...overMap,
        content: {
          maxW: '845px',
          h: { base: '94dvh', md: 'min(44rem, calc(100dvh - 3rem))' },
        },
      },
      full: {
        ...overMap,
        positioner: { p: '0' },
        content: { maxW: '100vw', h: '100dvh', maxH: '100dvh', borderRadius: '0' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const drawerRecipe = defineSlotRecipe({
  slots,
  base: {
    ...parts,
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      overflow: 'hidden',
    },
    content: {
      ...panel,
      width: '100%',
      height: { base: `calc(100dvh - ${noticesRoom})`, xl: '100dvh' },
      maxW: '420px',
      boxShadow: 'float',
    },
    body: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', p: '5' },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: 'from-left 320ms var(--chakra-easings-enter)' },
          _closed: { animation: 'to-left 200ms forwards' },
          _rtl: {
            _open: { animation: 'from-right 320ms var(--chakra-easings-enter)' },
            _closed: { animation: 'to-right 200ms forwards' },
          },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: 'from-right 320ms var(--chakra-easings-enter)' },
          _closed: { animation: 'to-right 200ms forwards' },
          _rtl: {
            _open: { animation: 'from-left 320ms var(--chakra-easings-enter)' },
            _closed: { animation: 'to-left 200ms forwards' },
          },
        },
      },
    },
  },
  defaultVariants: { placement: 'end' },
});
