import { noticesRoom } from '#ui/design/notices-room.ts';
import { plainClasses } from './plain-classes.ts';

/** What stands for a dialog or a drawer until that is drawn: in its place, and moving in as it does. */
export const opening = plainClasses({
  className: 'opening',
  slots: ['root', 'panel', 'head', 'body', 'columns', 'lines'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      pb: { base: noticesRoom, md: `calc(1rem + ${noticesRoom})` },
      overflow: 'hidden',
      bg: 'rgb(12 18 15 / 0.52)',
      animation: 'fade-in 200ms',
      '&[data-form=drawer]': { p: '0', alignItems: 'flex-start', justifyContent: 'flex-end' },
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: { md: '845px' },
      minH: '24rem',
      maxH: {
        base: `calc(94dvh - ${noticesRoom})`,
        md: `min(calc(100dvh - 3rem - ${noticesRoom}), 56rem)`,
      },
      overflow: 'hidden',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      boxShadow: 'float',
      animation: {
        base: 'sheet-in 320ms var(--chakra-easings-enter)',
        md: 'rise-in 200ms var(--chakra-easings-enter), fade-in 200ms',
      },
      '[data-form=item] > &': {
        minH: { base: `calc(94dvh - ${noticesRoom})`, md: 'min(40rem, calc(100dvh - 3rem))' },
      },
      '[data-form=form] > &': { maxW: { md: 'md' } },
      '[data-form=cover] > &': { h: { base: '94dvh', md: 'min(44rem, calc(100dvh - 3rem))' } },
      '[data-form=drawer] > &': {
        maxW: '420px',
        maxH: 'none',
        height: { base: `calc(100dvh - ${noticesRoom})`, xl: '100dvh' },
        borderRadius: '0',
        animation: 'from-right 320ms var(--chakra-easings-enter)',
        _rtl: { animation: 'from-left 320ms var(--chakra-easings-enter)' },
      },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      ps: '5',
      pe: '16',
      py: '3',
      minH: '16',
      borderBottomWidth: '1px',
      borderColor: 'border',
      textStyle: 'heading',
    },
    body: { flex: '1', minH: '0', p: '5' },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '5fr 6fr' },
      gap: { base: '5', md: '7' },
    },
    lines: { display: 'grid', gap: '3', alignContent: 'start' },
  },
});
