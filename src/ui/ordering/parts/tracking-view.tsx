import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/tracking.selectors.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import type { Elements } from '#ui/design/elements.ts';

type Views = Readonly<Record<'form' | 'finding' | 'tracked', Elements>>;

export function TrackingView({
  tracking,
  form,
  finding,
  tracked,
}: Views & { readonly tracking: select.TrackingActor }) {
  const view = useSelector(tracking, select.viewOf);
  switch (view) {
    case 'asking':
      return form;
    case 'finding':
      return finding;
    case 'shown':
      return tracked;
  }
}

type FindingProps = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

export const Finding = ({ title, text }: FindingProps) => (
  <Box role="status">
    <HiddenHeading>
      <FormattedMessage {...title} />
    </HiddenHeading>
    <VisuallyHidden>
      <FormattedMessage {...text} />
    </VisuallyHidden>
    <Stack gap="4" aria-hidden="true">
      <Skeleton h={10} w={56} />
      <Skeleton h={80} rounded="xl" />
    </Stack>
  </Box>
);
