import { plainClasses } from './plain-classes.ts';

export const suggestion = plainClasses({
  className: 'suggestion',
  slots: ['root', 'picture', 'texts', 'name', 'aside', 'price'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '3',
      py: '1.5',
      borderRadius: 'md',
      cursor: 'button',
      color: 'fg',
      _hover: { bg: 'bg.muted' },
      '&[aria-selected=true]': { bg: 'brand.subtle' },
    },
    picture: { w: '10', flexShrink: '0' },
    texts: { flex: '1', minW: '0' },
    name: { lineClamp: '1', overflowWrap: 'anywhere' },
    aside: { textStyle: 'caption', color: 'fg.muted', lineClamp: '1' },
    price: { textStyle: 'label', whiteSpace: 'nowrap' },
  },
});
