import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import type { Read } from '#ui/kernel/use-read.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props<Value> = {
  readonly read: Read<Value>;
  readonly title: MessageDescriptor;
  readonly unread: MessageDescriptor;
  readonly waiting: Elements;
  readonly unknown: Elements;
  readonly children: (value: Value) => Elements;
};

export function ReadPage<Value>({
  read: { value, failure, retry },
  title,
  unread,
  waiting,
  unknown,
  children,
}: Props<Value>) {
  if (failure?.kind === 'refused' && failure.status === 404) return unknown;
  if (value) return children(value);
  return (
    <>
      <HiddenHeading>
        <FormattedMessage {...(failure ? unread : title)} />
      </HiddenHeading>
      {failure ? <FailureState failure={failure} retry={retry} /> : waiting}
    </>
  );
}
