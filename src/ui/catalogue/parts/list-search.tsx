import { Box, HStack } from '@chakra-ui/react';
import { Icon } from '#ui/design/icon.tsx';
import { PlainInput } from '#ui/design/plain-input.tsx';
import type { SearchText } from '#ui/catalogue/use-search-text.ts';

type Props = { readonly label: string; readonly search: SearchText };

export const ListSearch = ({ label, search }: Props) => (
  <HStack position="relative" flex="1" minW="14rem" maxW="md">
    <Box position="absolute" insetStart="3.5" color="fg.subtle" pointerEvents="none">
      <Icon name="search" />
    </Box>
    <PlainInput
      type="search"
      ps="11"
      borderRadius="full"
      maxLength={200}
      aria-label={label}
      placeholder={label}
      value={search.text}
      onChange={({ target }) => search.write(target.value)}
    />
  </HStack>
);
