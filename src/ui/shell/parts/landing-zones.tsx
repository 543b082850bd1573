import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { Section } from '#ui/design/section.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/shell/pages/landing.messages.ts';

/** Visitors outside the zones see that before they search. */
export function LandingZones() {
  const { queries } = useServices();
  const { value: zones = [] } = useRead(queries.location.zones(useReadScope()));
  if (zones.length === 0) return null;
  return (
    <Section title={<FormattedMessage {...messages.zones} />}>
      <Text color="fg.muted" mt="-3" mb="4">
        <FormattedMessage {...messages.zonesText} values={{ count: zones.length }} />
      </Text>
      <Flex as="ul" gap="2" flexWrap="wrap" listStyleType="none">
        {zones.map(({ id, name }) => (
          <li key={id}>
            <Badge tone="outline">{name}</Badge>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
