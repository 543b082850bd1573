import type { SystemStyleObject } from '@chakra-ui/react';
import { plainClasses } from './plain-classes.ts';

const toned = (style: (tone: string) => SystemStyleObject) =>
  Object.fromEntries(
    ['brand', 'success', 'warning', 'danger'].map((tone) => [`&[data-tone=${tone}]`, style(tone)]),
  );

/** The tone colours background and icon, never the text alone. */
export const notice = plainClasses({
  className: 'notice',
  slots: ['root', 'sign', 'texts', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '3',
      rowGap: '2',
      textAlign: 'start',
      '&[data-look=panel]': { px: '4', py: '3', borderRadius: 'xl', width: 'full' },
      '&[data-look=bar]': {
        alignItems: 'center',
        px: 'max(1rem, calc(50% - 40rem))',
        py: '2',
      },
      '&:is([data-look=panel], [data-look=bar])': toned((tone) => ({ bg: `${tone}.subtle` })),
      '&[data-look=line]': {
        columnGap: '1.5',
        textStyle: 'caption',
        fontWeight: 'medium',
        ...toned((tone) => ({ color: `${tone}.fg` })),
      },
      '&[data-look=plain]': { alignItems: 'center', minH: '12' },
      '&[data-look=page]': {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'center',
        rowGap: '3',
        maxW: 'md',
        mx: 'auto',
        px: '4',
        py: { base: '10', md: '14' },
        textAlign: 'center',
      },
      '@media (forced-colors: active)': {
        '&:is([data-look=panel], [data-look=bar])': { outline: '1px solid' },
      },
    },
    sign: {
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      minH: '1lh',
      ...toned((tone) => ({ color: `${tone}.fg` })),
      '[data-look=page] > &': {
        boxSize: '20',
        justifyContent: 'center',
        mb: '1',
        borderRadius: 'full',
        ...toned((tone) => ({ bg: `${tone}.subtle`, color: `${tone}.fg` })),
      },
    },
    texts: {
      flex: '1',
      minW: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      overflowWrap: 'anywhere',
      // A leading colon would be parsed as a condition name.
      '[data-look=panel] > &, [data-look=bar] > &, [data-look=plain] > &': { flexBasis: '12rem' },
    },
    title: {
      textStyle: 'subheading',
      '&:is(h1, h2)': { textStyle: 'heading' },
    },
    text: { color: 'fg.muted' },
  },
});
