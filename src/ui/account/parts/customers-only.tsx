import { useDeferredValue, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { hasSessionEnded, isSignedIn } from '#application/account/session/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { useAfter } from '#ui/kernel/use-after.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  /** What the page is called for which a customer is needed. */
  readonly title: MessageDescriptor;
  readonly children: Elements;
};

/**
 * A page for those who are signed in. It is rendered a beat after a visitor has signed in, so that what
 * asked them hears the answer first.
 */
export function CustomersOnly({ title, children }: Props) {
  const signedIn = useDeferredValue(useSession(isSignedIn));
  const hasEnded = useSession(hasSessionEnded);
  const [wasHere, setWasHere] = useState(signedIn);
  if (signedIn && !wasHere) setWasHere(true);
  if (signedIn) return children;
  return wasHere && !hasEnded ? <OnTheWayHome title={title} /> : <SignInFirst title={title} />;
}

type NoPageProps = Pick<Props, 'title'>;

/** As long as the way home may take, in milliseconds. */
const WAY_HOME = 2_000;

/**
 * A customer who signs out here is led home, and is not asked who they are on the way. One who did so in
 * another tab stays, and is.
 */
const OnTheWayHome = ({ title }: NoPageProps) =>
  useAfter(WAY_HOME) ? <SignInFirst title={title} /> : <NoPage title={title} />;

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst({ title }: NoPageProps) {
  const { flows } = useServices();
  useFlow(flows.profileGate, {});
  return <NoPage title={title} />;
}

const NoPage = ({ title }: NoPageProps) => (
  <HiddenHeading>
    <FormattedMessage {...title} />
  </HiddenHeading>
);
