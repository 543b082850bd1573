import { Box, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import * as selectImages from '#application/ordering/prescription/selectors.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as pictures } from '#ui/kernel/pictures.messages.ts';
import { messages } from '#ui/ordering/prescription.messages.ts';
import { FieldErrorText } from '../field-error-text.tsx';
import { ImagePicker } from './image-picker.tsx';
import { KeptImages } from './kept-images.tsx';
import { UploadProgress } from './upload-progress.tsx';

export function PrescriptionPart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const prescription = useSelector(checkout, select.prescriptionOf);
  const editable = useSelector(checkout, select.isEditable);
  const error = useSelector(checkout, select.shownErrorIn('prescription'));
  const isShown = useSelector(prescription, selectImages.isShown, false);
  if (!prescription || !isShown) return null;
  return (
    <FormPart
      icon="note"
      title={<FormattedMessage {...messages.title} />}
      error={error ? <FieldErrorText field="prescription" error={error} /> : null}
    >
      <Text>
        <FormattedMessage {...messages.text} />
      </Text>
      <Checklist />
      <KeptImages prescription={prescription} editable={editable} />
      <UploadProgress prescription={prescription} />
      <ImagePicker prescription={prescription} editable={editable} />
      <RefusedFiles prescription={prescription} />
      <Text textStyle="caption" color="fg.muted">
        <FormattedMessage {...messages.privacy} />
      </Text>
    </FormPart>
  );
}

const SHOWS = [
  messages.showsDoctor,
  messages.showsSignature,
  messages.showsPatient,
  messages.showsDate,
  messages.showsMedicine,
] as const;

const Checklist = () => (
  <Box>
    <Text textStyle="label">
      <FormattedMessage {...messages.mustShow} />
    </Text>
    <Box as="ul" listStyleType="none" mt="1.5" display="grid" gap="1">
      {SHOWS.map((shown) => (
        <Box as="li" key={shown.id} display="flex" gap="2" alignItems="start">
          <Box as="span" color="success.fg" mt="0.5">
            <Icon name="check" size="4" />
          </Box>
          <FormattedMessage {...shown} />
        </Box>
      ))}
    </Box>
  </Box>
);

type Props = { readonly prescription: selectImages.PrescriptionActor };

function RefusedFiles({ prescription }: Props) {
  const refused = useSelector(prescription, selectImages.refused);
  return (
    <Stack role="status" gap="1" color="danger.fg" textStyle="label" _empty={{ display: 'none' }}>
      {refused.map(({ name, refusal, said }, index) => (
        <Text key={`${index} ${name}`} overflowWrap="anywhere">
          {refusal === 'other' && said !== '' ? (
            <FormattedMessage {...messages.otherSaid} values={{ name: <bdi>{name}</bdi>, said }} />
          ) : (
            <FormattedMessage
              {...(refusal === 'tooMany' ? messages.tooMany : pictures[refusal])}
              values={{ name: <bdi>{name}</bdi> }}
            />
          )}
        </Text>
      ))}
    </Stack>
  );
}
