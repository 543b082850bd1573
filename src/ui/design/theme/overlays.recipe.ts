import { defineSlotRecipe } from '@chakra-ui/react';
import { noticesRoom } from '#ui/design/notices-room.ts';
import {
  comesFrom,
  coverHeight,
  crossPlace,
  drawerPlace,
  headLine,
  inMiddle,
  panel as overlayPanel,
  SHADE,
  sheet,
  sheetComes,
  WIDEST_SHEET,
} from './overlay-places.ts';
import { SHORT } from './short.ts';

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
  bg: SHADE,
  zIndex: 'modal',
  _open: { animation: 'fade-in 200ms' },
  _closed: { animation: 'fade-out 200ms forwards' },
} as const;

const parts = {
  header: { ...headLine, gap: '3' },
  title: { textStyle: 'heading', outline: '0' },
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
  closeTrigger: crossPlace,
} as const;

/**
 * In a low window the whole dialog scrolls: sticky head and foot would leave no room between them.
 */
const content = { [SHORT]: { display: 'block', overflowY: 'auto' } } as const;
const body = {
  flex: '1',
  minH: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBottom: noticesRoom,
  p: '5',
  [SHORT]: { overflowY: 'visible' },
} as const;

const panel = {
  ...overlayPanel,
  outline: '0',
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' },
} as const;

/** The map fills the room between search and address; the backdrop fades slowly around it. */
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

export const dialogRecipe = defineSlotRecipe({
  slots,
  base: {
    ...parts,
    backdrop,
    positioner: inMiddle,
    content: {
      ...panel,
      ...sheet,
      ...content,
      _open: { animation: sheetComes },
      _closed: {
        animation: { base: 'sheet-out 200ms forwards', md: 'fade-out 120ms forwards' },
      },
    },
    body,
  },
  variants: {
    size: {
      xs: { content: { maxW: { md: 'sm' } } },
      sm: { content: { maxW: { md: 'md' } } },
      md: { content: { maxW: { md: 'xl' } } },
      lg: { content: { maxW: { md: '3xl' } } },
      xl: { content: { maxW: { md: WIDEST_SHEET } } },
      /** The pick-location modal; also full-screen. */
      cover: {
        ...overMap,
        content: {
          maxW: WIDEST_SHEET,
          h: coverHeight,
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
      ...drawerPlace,
      ...content,
      boxShadow: 'float',
    },
    body,
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: comesFrom('left') },
          _closed: { animation: 'to-left 200ms forwards' },
          _rtl: {
            _open: { animation: comesFrom('right') },
            _closed: { animation: 'to-right 200ms forwards' },
          },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: comesFrom('right') },
          _closed: { animation: 'to-right 200ms forwards' },
          _rtl: {
            _open: { animation: comesFrom('left') },
            _closed: { animation: 'to-left 200ms forwards' },
          },
        },
      },
    },
  },
  defaultVariants: { placement: 'end' },
});
