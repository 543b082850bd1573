import { Box, Heading, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { Section } from '#ui/design/section.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { LegalLinks } from '#ui/shell/parts/legal-links.tsx';
import { HelpAnswers } from './help-answers.tsx';
import { messages } from './help.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as footer } from '#ui/shell/footer.messages.ts';

const CONTACT = {
  base: {
    color: 'brand.fg',
    fontWeight: 'semibold',
    minH: '11',
    display: 'inline-flex',
    alignItems: 'center',
    _hover: { textDecoration: 'underline' },
  },
} as const;
const Contact = chakra('a', CONTACT);
const ChatLink = chakra(Link, CONTACT);

export function HelpPage() {
  const config = useStorefront(select.config);
  const { phone = '', email = '', address = '' } = config ?? {};
  return (
    <Stack gap="10" maxW="60rem">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          <FormattedMessage {...kernel.help} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.lead} />
        </Text>
      </Stack>
      <SimpleGrid minChildWidth="16rem" gap="4">
        <Card icon="chat" title={messages.chat}>
          {/* Guests are asked to sign in there. */}
          <ChatLink to={paths.inbox({ with: 'support:0' })}>
            <FormattedMessage {...messages.openChat} />
          </ChatLink>
        </Card>
        {phone === '' ? null : (
          <Card icon="phone" title={messages.call}>
            <Contact href={`tel:${phone}`}>
              <bdi dir="ltr">{phone}</bdi>
            </Contact>
          </Card>
        )}
        {email === '' ? null : (
          <Card icon="note" title={messages.write}>
            <Contact href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </Contact>
          </Card>
        )}
        {address === '' ? null : (
          <Card icon="pin" title={messages.visit}>
            <Text as="address" fontStyle="normal" minH="11" display="flex" alignItems="center">
              <bdi>{address}</bdi>
            </Text>
          </Card>
        )}
      </SimpleGrid>
      <Section title={<FormattedMessage {...messages.orders} />}>
        <SimpleGrid minChildWidth="15rem" gap="2">
          <MenuLink to={paths.trackOrder()}>
            <Icon name="truck" />
            <FormattedMessage {...footer.trackOrder} />
          </MenuLink>
          <MenuLink to={paths.trackTrip()}>
            <Icon name="rental" />
            <FormattedMessage {...footer.trackTrip} />
          </MenuLink>
        </SimpleGrid>
      </Section>
      <HelpAnswers />
      <LegalLinks />
    </Stack>
  );
}

type CardProps = {
  readonly icon: IconName;
  readonly title: MessageDescriptor;
  readonly children: Elements;
};

const Card = ({ icon, title, children }: CardProps) => (
  <Box borderWidth="1px" borderColor="border" borderRadius="2xl" p="5" bg="bg.panel">
    <Box color="brand.fg" mb="3">
      <Icon name={icon} />
    </Box>
    <Heading as="h2" size="sm">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);
