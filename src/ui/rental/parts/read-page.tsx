import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import type { Read } from '#ui/kernel/use-read.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props<Value> = {
  readonly read: Read<Value>;
  /** Its heading until it has come. */
  readonly title: MessageDescriptor;
  /** Its heading where it could not be read. */
  readonly unread: MessageDescriptor;
  readonly waiting: Elements;
  /** Where there is no such thing. */
  readonly unknown: Elements;
  readonly children: (value: Value) => Elements;
};

/** The page of one thing that is read: it waits, cannot be read, is not there, or is rendered. */
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
