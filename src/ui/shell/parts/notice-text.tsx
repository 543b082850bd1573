import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#application/kernel/notice.ts';
import { messages } from './notice.messages.ts';

/** One sentence a notice. A new kind without a sentence does not compile. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  if (notice.kind === 'said') return <bdi>{notice.text}</bdi>;
  if (notice.kind === 'choiceMissing') {
    const { group } = notice;
    return <FormattedMessage {...messages.choiceMissing} values={{ group }} />;
  }
  if (notice.kind === 'choicesOutOfBounds') {
    const { group, min, max } = notice;
    return <FormattedMessage {...messages.choicesOutOfBounds} values={{ group, min, max }} />;
  }
  if (notice.kind === 'itemRemoved') {
    return (
      <>
        <Text as="span" display="block">
          <FormattedMessage {...messages.itemRemoved} />
        </Text>{' '}
        <Text as="span" textStyle="caption" color="fg.muted">
          <bdi>{notice.name}</bdi>
        </Text>
      </>
    );
  }
  return <FormattedMessage {...messages[notice.kind]} />;
}
