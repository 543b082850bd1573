import { HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { LONGEST_COMMENT, STAR_RATINGS, type StarRating } from '#domain/catalogue/review-draft.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { MAX_IMAGES, type PickedImages } from '#domain/kernel/picked-images.ts';
import { messages } from '#ui/catalogue/parts/review-form.messages.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { StarInput } from '#ui/design/star-input.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureAlert } from '#ui/kernel/failure-alert.tsx';
import { PickedPictures, RefusedPictures } from '#ui/kernel/picked-pictures.tsx';
import { PictureButton } from '#ui/kernel/picture-button.tsx';

type Pictures = {
  readonly picked: PickedImages;
  readonly onPick: (files: readonly ImageFile[]) => void;
  readonly onRemove: (at: number) => void;
};

type FormProps = {
  readonly rating: StarRating | null;
  readonly comment: string;
  readonly failure: CallFailure | null;
  readonly isBusy: boolean;
  readonly onRate: (rating: StarRating) => void;
  readonly onComment: (text: string) => void;
  readonly pictures: Pictures | null;
};

type Props = FormProps & {
  readonly title: ReactNode;
  readonly maySend: boolean;
  readonly onSend: () => void;
  readonly onLeave: () => void;
  readonly returnFocus?: () => HTMLElement | null;
};

export const ReviewDialog = ({ title, maySend, onSend, onLeave, returnFocus, ...form }: Props) => (
  <ActionDialog
    title={title}
    {...(returnFocus ? { returnFocus } : {})}
    leave={<FormattedMessage {...controls.notNow} />}
    onLeave={onLeave}
    action={{
      label: <FormattedMessage {...messages.send} />,
      busy: form.isBusy,
      enabled: maySend,
      onPress: onSend,
    }}
  >
    <ReviewForm {...form} />
  </ActionDialog>
);

function ReviewForm(props: FormProps) {
  const { rating, comment, failure, isBusy, onRate, onComment, pictures } = props;
  const { formatMessage } = useIntl();
  return (
    <Stack gap="4">
      <StarInput
        name="rating"
        label={<FormattedMessage {...messages.rating} />}
        values={STAR_RATINGS}
        labelOf={(one) => formatMessage(messages.stars, { rating: one })}
        value={rating}
        disabled={isBusy}
        onChoose={onRate}
        figure={
          rating === null ? null : (
            <FormattedMessage {...messages.ratingChosen} values={{ rating }} />
          )
        }
      />
      <TextAreaField
        label={<FormattedMessage {...messages.comment} />}
        input={{
          name: 'comment',
          rows: 4,
          maxLength: LONGEST_COMMENT,
          value: comment,
          disabled: isBusy,
          onChange: ({ target }) => onComment(target.value),
        }}
      />
      {pictures ? <PicturesPart {...pictures} isBusy={isBusy} /> : null}
      <FailureAlert failure={failure} busy={isBusy} />
    </Stack>
  );
}

const PicturesPart = ({
  picked,
  onPick,
  onRemove,
  isBusy,
}: Pictures & Pick<FormProps, 'isBusy'>) => (
  <Stack gap="3">
    <HStack gap="3">
      <PictureButton disabled={isBusy} onPick={onPick} />
      <Text textStyle="label" color="fg.muted">
        <FormattedMessage {...messages.pictures} values={{ most: MAX_IMAGES }} />
      </Text>
    </HStack>
    <PickedPictures picked={picked} disabled={isBusy} onRemove={onRemove} />
    <RefusedPictures picked={picked} />
  </Stack>
);
