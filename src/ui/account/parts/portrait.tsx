import { chakra } from '@chakra-ui/react';
import type { Profile } from '#domain/account/profile.ts';
import { useLoadable } from '#ui/design/picture.tsx';

const Circle = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'bold',
  },
});

/** A customer's picture beside their name, which says who it is; the initials where there is none. */
export function Portrait({ image, firstName, lastName }: Profile) {
  const { isLoadable, onError } = useLoadable(image ?? '');
  return (
    <Circle aria-hidden="true">
      {isLoadable && image !== null ? (
        <chakra.img src={image} alt="" boxSize="full" objectFit="cover" onError={onError} />
      ) : (
        initialOf(firstName) + initialOf(lastName)
      )}
    </Circle>
  );
}

const initialOf = (name: string): string => {
  const [initial = ''] = name.trim();
  return initial.toLocaleUpperCase();
};
