import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Notice } from '#application/kernel/notice.ts';
import { noticeTexts } from '#ui/shell/app-notice-texts.ts';

export function NoticeText({ notice }: { readonly notice: Notice }) {
  if ('text' in notice) return <bdi>{notice.text}</bdi>;
  const sentence = <FormattedMessage {...noticeTexts[notice.kind]} values={factsOf(notice)} />;
  if (!('name' in notice)) return sentence;
  return (
    <>
      <Text as="span" display="block">
        {sentence}
      </Text>
      <span> </span>
      <Text as="span" textStyle="caption" color="fg.muted">
        <bdi>{notice.name}</bdi>
      </Text>
    </>
  );
}

const factsOf = (notice: Notice): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(notice).filter(
      ([, fact]) => typeof fact === 'string' || typeof fact === 'number',
    ),
  );
