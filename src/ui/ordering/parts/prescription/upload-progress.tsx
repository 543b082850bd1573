import type { ReactNode } from 'react';
import { Button, HStack, Spinner, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/prescription/selectors.ts';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/prescription.messages.ts';

type Props = { readonly prescription: select.PrescriptionActor };

export function UploadProgress({ prescription }: Props) {
  const [next, ...others] = useSelector(prescription, select.waiting);
  const isUploading = useSelector(prescription, select.isUploading);
  const isReading = useSelector(prescription, select.isReading);
  return (
    <>
      <Stack role="status" gap="1" textStyle="label" _empty={{ display: 'none' }}>
        {isReading ? <Busy texts={<FormattedMessage {...messages.reading} />} /> : null}
        {isUploading && next ? (
          <Busy
            texts={
              <FormattedMessage {...messages.uploading} values={{ name: <bdi>{next.name}</bdi> }} />
            }
          />
        ) : null}
        {others.map(({ name }, index) => (
          <Text key={`${index} ${name}`} color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage {...messages.waiting} values={{ name: <bdi>{name}</bdi> }} />
          </Text>
        ))}
      </Stack>
      {isUploading ? <Cancel prescription={prescription} /> : null}
      <UploadFailure prescription={prescription} />
    </>
  );
}

const Busy = ({ texts }: { readonly texts: ReactNode }) => (
  <HStack gap="2">
    <Spinner size="sm" color="brand.fg" aria-hidden="true" />
    <Text minW="0" overflowWrap="anywhere">
      {texts}
    </Text>
  </HStack>
);

const Cancel = ({ prescription }: Props) => (
  <Button
    size="sm"
    variant="ghost"
    alignSelf="start"
    onClick={() => prescription.send({ type: 'upload.cancel' })}
  >
    <FormattedMessage {...messages.cancel} />
  </Button>
);

/**
 * Failures that need the customer: a paused upload, unreadable stored images, or a failed removal.
 */
function UploadFailure({ prescription }: Props) {
  const failure = useSelector(prescription, select.failure);
  const [next] = useSelector(prescription, select.waiting);
  const isInterrupted = useSelector(prescription, select.isInterrupted);
  const isUnread = useSelector(prescription, select.isUnread);
  if (!failure) return null;
  if (isInterrupted && next) {
    return (
      <Notice
        tone="danger"
        title={
          <FormattedMessage {...messages.interrupted} values={{ name: <bdi>{next.name}</bdi> }} />
        }
      >
        <FailureText failure={failure} />
        <HStack mt="2" gap="2" wrap="wrap">
          <Button size="sm" onClick={() => prescription.send({ type: 'upload.retry' })}>
            <FormattedMessage {...messages.uploadAgain} />
          </Button>
          <Cancel prescription={prescription} />
        </HStack>
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      {...(isUnread ? { title: <FormattedMessage {...messages.unread} /> } : {})}
    >
      <FailureText failure={failure} />
      {isUnread ? (
        <Button mt="2" size="sm" onClick={() => prescription.send({ type: 'images.retry' })}>
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : null}
    </Notice>
  );
}
