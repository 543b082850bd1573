import { FormattedMessage } from 'react-intl';
import type { Notice } from '#application/shell/notice.ts';
import { messages } from './notice.messages.ts';

/** One sentence a notice. A new kind without a sentence does not compile. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  switch (notice.kind) {
    case 'said':
      return <bdi>{notice.text}</bdi>;
    case 'choiceMissing':
      return <FormattedMessage {...messages.choiceMissing} values={{ group: notice.group }} />;
    case 'choicesOutOfBounds': {
      const { group, min, max } = notice;
      return <FormattedMessage {...messages.choicesOutOfBounds} values={{ group, min, max }} />;
    }
    default:
      return <FormattedMessage {...messages[notice.kind]} />;
  }
}
