import { Box, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/shell/shell.messages.ts';

/** Who the app is, and how to reach it. */
export function Footer() {
  const config = useStorefront(select.config);
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border" mt="10" minH="20">
      <HStack maxW="90rem" mx="auto" px={{ base: '4', md: '6' }} py="6" color="fg.muted">
        {config ? (
          <Text textStyle="caption">
            <FormattedMessage
              {...messages.footer}
              values={{
                name: config.name,
                phone: <a href={`tel:${config.phone}`}>{config.phone}</a>,
              }}
            />
          </Text>
        ) : null}
      </HStack>
    </Box>
  );
}
