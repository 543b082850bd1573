import { Box, SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#domain/ordering/order.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages } from '#ui/ordering/prescription.messages.ts';
import { PrescriptionImage } from './prescription-image.tsx';

/** Visible to the owner of the order only. */
export function OrderPrescription({ order: { prescriptions } }: { readonly order: Order }) {
  if (prescriptions.length === 0) return null;
  return (
    <Card>
      <Section title={<FormattedMessage {...messages.title} />}>
        <SimpleGrid as="ul" listStyleType="none" columns={3} gap="3" maxW="md">
          {prescriptions.map((id, index) => (
            <Box as="li" key={id} minW="0">
              <PrescriptionImage id={id} number={index + 1} />
            </Box>
          ))}
        </SimpleGrid>
      </Section>
    </Card>
  );
}
