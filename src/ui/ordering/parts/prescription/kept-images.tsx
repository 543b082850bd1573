import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/ordering/prescription/selectors.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as pictures } from '#ui/kernel/pictures.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { PrescriptionImage } from './prescription-image.tsx';

type Props = {
  readonly prescription: select.PrescriptionActor;
  readonly editable: boolean;
};

export function KeptImages({ prescription, editable }: Props) {
  const kept = useSelector(prescription, select.kept);
  if (kept.length === 0) return null;
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={3} gap="3">
      {kept.map((id, index) => (
        <Box as="li" key={id} minW="0">
          <PrescriptionImage id={id} number={index + 1} />
          <RemoveButton
            prescription={prescription}
            editable={editable}
            id={id}
            number={index + 1}
          />
        </Box>
      ))}
    </SimpleGrid>
  );
}

function RemoveButton({
  prescription,
  editable,
  id,
  number,
}: Props & { readonly id: PrescriptionId; readonly number: number }) {
  const { formatMessage } = useIntl();
  const isOpen = useSelector(prescription, select.isOpen);
  const removing = useSelector(prescription, select.removing);
  return (
    <Button
      size="sm"
      variant="outline"
      w="full"
      mt="1.5"
      px="1"
      disabled={!editable || !isOpen}
      loading={removing === id}
      aria-label={formatMessage(pictures.remove, { number })}
      onClick={() => prescription.send({ type: 'image.remove', id })}
    >
      <Icon name="trash" size="4" />
      <FormattedMessage {...controls.remove} />
    </Button>
  );
}
