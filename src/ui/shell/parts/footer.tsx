import { Box, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { LatePart } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAfter } from '#ui/kernel/use-after.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const FooterLinks = lazyView(async () => (await import('./footer-links.tsx')).FooterLinks);

/** Footer links; their code loads after the page. */
export function Footer() {
  const config = useStorefront(select.config);
  const shown = useAfter(useServices().headerWidgetsDelay);
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border" mt="10" color="fg.muted">
      <Box maxW="90rem" mx="auto" px={{ base: '4', md: '6' }} py="6">
        {/* Reserves the height of the links, in two columns and in four: more leaves a gap, less shifts the last line. */}
        <Box minH={{ base: '27.5rem', md: '12.25rem' }}>
          <LatePart>{shown ? <FooterLinks /> : null}</LatePart>
        </Box>
        {config ? (
          <Text textStyle="caption" minH="1lh">
            <FormattedMessage
              {...messages.nameAndPhone}
              values={{
                name: config.name,
                phone: <a href={`tel:${config.phone.replaceAll(' ', '')}`}>{config.phone}</a>,
              }}
            />
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}
