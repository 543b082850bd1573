import { useDeferredValue, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';

type Props = {
  /** What the page is called for which a customer is needed. */
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
};

/**
 * A page for those who are signed in. It is drawn a beat after a visitor has signed in, so that what
 * asked them hears the answer first.
 */
export function CustomersOnly({ title, children }: Props) {
  const signedIn = useDeferredValue(useSession(isSignedIn));
  return signedIn ? children : <SignInFirst title={title} />;
}

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst({ title }: Pick<Props, 'title'>) {
  const { flows } = useServices();
  useFlow(flows.profileGate, {});
  return (
    <HiddenHeading>
      <FormattedMessage {...title} />
    </HiddenHeading>
  );
}
