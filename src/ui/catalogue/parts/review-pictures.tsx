import { Box, HStack } from '@chakra-ui/react';
import { Picture } from '#ui/design/picture.tsx';

type Props = {
  readonly pictures: readonly string[];
  readonly altOf: (number: number) => string;
};

export const ReviewPictures = ({ pictures, altOf }: Props) =>
  pictures.length === 0 ? null : (
    <HStack gap="2" flexWrap="wrap">
      {pictures.map((picture, at) => (
        <Box key={picture} w="24">
          <Picture src={picture} alt={altOf(at + 1)} />
        </Box>
      ))}
    </HStack>
  );
