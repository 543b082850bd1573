import { chakra } from '@chakra-ui/react';
import { Link } from './link.ts';

export const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'lg',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
