import { Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';

type Props = {
  readonly title: MessageDescriptor;
};

/** Title and outline of a page while its code loads, without later shifts. */
export function PageSkeleton({ title }: Props) {
  return (
    <>
      <HiddenHeading>
        <FormattedMessage {...title} />
      </HiddenHeading>
      <Stack gap="6" aria-hidden="true">
        <Skeleton h={9} w="60%" />
        <Skeleton h={40} rounded="2xl" />
        <Skeleton h={64} rounded="2xl" />
      </Stack>
    </>
  );
}
