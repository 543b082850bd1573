import { chakra } from '@chakra-ui/react';
import type { Profile } from '#domain/account/profile.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useLoadable } from '#ui/design/picture.tsx';

const Circle = chakra('span', {
  base: {
    display: 'flex',
    boxSize: '7',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
  },
});

/** Decorative: the name stands beside it. */
export function Portrait({ image }: Pick<Profile, 'image'>) {
  const { isLoadable, onError } = useLoadable(image ?? '');
  if (!isLoadable || image === null) return <Icon name="user" />;
  return (
    <Circle>
      <chakra.img src={image} alt="" boxSize="full" objectFit="cover" onError={onError} />
    </Circle>
  );
}
