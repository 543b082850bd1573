import { Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';

type Props = {
  /** What the page is called that is to come. */
  readonly title: MessageDescriptor;
};

/** While the code of a page is on its way: its name, its rough shape, and nothing that moves later. */
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
