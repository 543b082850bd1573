import { Box, HStack, chakra } from '@chakra-ui/react';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { Entries } from '#ui/kernel/entries.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAfter } from '#ui/kernel/use-after.ts';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    h: 'var(--header-height)',
    ...staysWhereHigh,
  },
});

/** Room for the widgets is reserved, by module and language; they render a little later. */
export function Header() {
  const shown = useAfter(useServices().headerWidgetsDelay);
  return (
    <Bar>
      <HStack
        maxW="90rem"
        mx="auto"
        h="full"
        px={{ base: '2', md: '6' }}
        gap={{ base: '1', xl: '2' }}
      >
        <Box hideFrom="xl">
          <MenuButton />
        </Box>
        <Logo />
        <Entries slot="headerStart" />
        <Box flex="1" hideBelow="xl" />
        <HStack gap="1" flexShrink="0" hideBelow="xl">
          <Entries slot="headerTools" />
        </HStack>
        <HStack
          gap="2"
          minW={{ base: '11', xl: '60' }}
          flexShrink="0"
          minH="11"
          justify="end"
          visibility={shown ? 'visible' : 'hidden'}
          inert={!shown}
        >
          <Entries slot="headerWidgets" />
        </HStack>
      </HStack>
    </Bar>
  );
}
