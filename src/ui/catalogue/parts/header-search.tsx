import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { messages } from '#ui/catalogue/pages/titles.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconLink } from '#ui/design/icon-button.tsx';
import { SearchBox } from './search-box.tsx';

export function HeaderSearch() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Box hideBelow="xl" flex="12" minW="14rem" maxW="32rem">
        <SearchBox />
      </Box>
      <Box hideFrom="xl" ms="auto">
        <IconLink to={paths.search()} aria-label={formatMessage(messages.search)}>
          <Icon name="search" />
        </IconLink>
      </Box>
    </>
  );
}
