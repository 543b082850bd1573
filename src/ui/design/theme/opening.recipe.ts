import {
  comesFrom,
  coverHeight,
  crossPlace,
  drawerPlace,
  headLine,
  inMiddle,
  panel,
  SHADE,
  sheet,
  sheetComes,
  WIDEST_SHEET,
} from './overlay-places.ts';
import { plainClasses } from './plain-classes.ts';

export const opening = plainClasses({
  className: 'opening',
  slots: ['root', 'panel', 'head', 'body', 'cross', 'columns', 'lines'],
  base: {
    root: {
      ...inMiddle,
      bg: SHADE,
      animation: 'fade-in 200ms',
      '&[data-form=drawer]': { p: '0', alignItems: 'flex-start', justifyContent: 'flex-end' },
      '&[data-form=menu]': { p: '0', alignItems: 'flex-start', justifyContent: 'flex-start' },
    },
    panel: {
      ...panel,
      ...sheet,
      maxW: { md: WIDEST_SHEET },
      minH: '24rem',
      animation: sheetComes,
      '[data-form=item] > &': {
        minH: { base: '94dvh', md: 'min(40rem, calc(100dvh - 3rem))' },
      },
      '[data-form=form] > &': { maxW: { md: 'md' } },
      '[data-form=cover] > &': { h: coverHeight },
      '[data-form=drawer] > &': {
        ...drawerPlace,
        maxH: 'none',
        borderRadius: '0',
        animation: comesFrom('right'),
        _rtl: { animation: comesFrom('left') },
      },
      '[data-form=menu] > &': {
        ...drawerPlace,
        maxH: 'none',
        borderRadius: '0',
        animation: comesFrom('left'),
        _rtl: { animation: comesFrom('right') },
      },
    },
    head: { ...headLine, textStyle: 'heading' },
    body: {
      flex: '1',
      minH: '0',
      p: '5',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&[data-filled]': { p: '0' },
    },
    cross: crossPlace,
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '5fr 6fr' },
      gap: { base: '5', md: '7' },
    },
    lines: { display: 'grid', gap: '3', alignContent: 'start' },
  },
});
