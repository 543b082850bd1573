import { Box, Stack, Text, chakra, type StackProps } from '@chakra-ui/react';
import type { Path } from '#application/kernel/path.ts';
import { Link } from '#ui/design/link.ts';
import { Picture } from '#ui/design/picture.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import type { Elements } from '#ui/design/elements.ts';

const CategoryLink = chakra(Link);

export type CategoryTileView = {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly to: Path;
};

type Props = Omit<CategoryTileView, 'id'> & {
  /** Minimum height of the name. */
  readonly lines?: StackProps['minH'];
  readonly eager?: boolean;
  readonly children?: Elements;
};

export const CategoryTile = ({ name, image, to, lines, eager = false, children }: Props) => (
  <Stack as="li" align="center" gap="2" position="relative">
    <Box w="full" borderRadius="full" overflow="hidden" bg="bg.muted">
      <Picture src={image} alt="" ratio={1} sizes="120px" eager={eager} />
    </Box>
    <CategoryLink
      to={to}
      textStyle="label"
      fontWeight="medium"
      textAlign="center"
      lineClamp="2"
      minH={lines}
      _after={{ content: '""', position: 'absolute', inset: '0' }}
    >
      {name}
    </CategoryLink>
    {children ?? null}
  </Stack>
);

type SkeletonProps = Pick<Props, 'lines'> & { readonly count: number };

export const CategorySkeletons = ({ count, lines }: SkeletonProps) =>
  Array.from({ length: count }, (_, index) => (
    <Stack as="li" key={index} align="center" gap="2" aria-hidden>
      <Skeleton ratio={1} rounded="full" />
      <Text textStyle="label" minH={lines}>
        <Skeleton h="1lh" w={14} />
      </Text>
    </Stack>
  ));
