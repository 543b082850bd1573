import { plainClasses } from './plain-classes.ts';

const hoverAction = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '7',
  pointerEvents: 'auto',
  px: '3',
  borderRadius: 'full',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'caption',
  fontWeight: 'semibold',
  boxShadow: 'raised',
  _hover: { bg: 'bg.muted' },
  // A finger leaves the focus behind, and cannot hover: the whole card is its quick view.
  '@media (hover: none)': { display: 'none' },
} as const;

/** A picture, what is said beneath it, and what can be done with it. All of it is one link. */
export const linkedCard = plainClasses({
  className: 'linked-card',
  slots: [
    'root',
    'media',
    'badges',
    'action',
    'raised',
    'hoverAction',
    'wideHoverAction',
    'body',
    'head',
    'name',
    'line',
    'foot',
    'notes',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minW: '0',
    },
    media: { position: 'relative' },
    /** Over the link, yet not in its way: only what can be pressed itself takes a press. */
    badges: {
      position: 'absolute',
      top: '2',
      insetInline: '2',
      zIndex: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      pointerEvents: 'none',
    },
    action: { position: 'absolute', bottom: '2', insetInlineEnd: '2', zIndex: '2' },
    raised: { borderRadius: 'full', boxShadow: 'raised' },
    hoverAction,
    wideHoverAction: { ...hoverAction, display: { base: 'none', xl: 'inline-flex' } },
    body: { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
    head: { display: 'flex', alignItems: 'flex-start', gap: '2' },
    name: {
      flex: '1',
      textStyle: 'subheading',
      fontWeight: 'semibold',
      lineClamp: '2',
      overflowWrap: 'anywhere',
      '&::after': { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
      '&[data-lines="1"]': { lineClamp: '1' },
    },
    line: { textStyle: 'label', color: 'fg.muted' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    notes: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});
