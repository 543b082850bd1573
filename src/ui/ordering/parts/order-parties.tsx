import { Link, SimpleGrid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#domain/ordering/order.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { useAddressLines } from '#ui/location/use-address-lines.ts';
import { messages } from '#ui/ordering/track.messages.ts';

/** Who sells it, and where it goes. */
export function OrderParties({ order }: { readonly order: Order }) {
  const { store, deliverTo, type } = order;
  const linesOf = useAddressLines();
  return (
    <SimpleGrid gap="4" minChildWidth="15rem">
      {store ? (
        <Card>
          <Section
            title={
              <FormattedMessage {...messages[type === 'take_away' ? 'takeAwayAt' : 'store']} />
            }
          >
            <Text fontWeight="semibold">{store.name}</Text>
            <Text color="fg.muted">{store.address}</Text>
            {store.phone ? (
              <Link href={`tel:${store.phone}`} mt="1" display="inline-block">
                <FormattedMessage {...messages.callStore} values={{ phone: store.phone }} />
              </Link>
            ) : null}
          </Section>
        </Card>
      ) : null}
      {deliverTo ? (
        <Card>
          <Section title={<FormattedMessage {...messages.deliverTo} />}>
            <Text fontWeight="semibold">{deliverTo.name}</Text>
            {linesOf(deliverTo.at).map((line) => (
              <Text key={line} color="fg.muted" overflowWrap="anywhere" dir="auto">
                {line}
              </Text>
            ))}
            <Text color="fg.muted">
              <bdi>{deliverTo.phone}</bdi>
            </Text>
          </Section>
        </Card>
      ) : null}
    </SimpleGrid>
  );
}
