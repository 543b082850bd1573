import { useDeferredValue, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { hasSessionEnded, isSignedIn } from '#application/account/session/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { useAfter } from '#ui/kernel/use-after.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly title: MessageDescriptor;
  readonly children: Elements;
};

/**
 * A page for customers. It renders a moment after sign-in, so that the flow that asked for sign-in
 * handles the result first.
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

/** Maximum time that leading home may take, in milliseconds. */
const WAY_HOME = 2_000;

/**
 * Signing out here leads home without a sign-in prompt on the way. Signing out in another tab
 * leaves the customer on this page, with the prompt.
 */
const OnTheWayHome = ({ title }: NoPageProps) =>
  useAfter(WAY_HOME) ? <SignInFirst title={title} /> : <NoPage title={title} />;

/** Prompts for sign-in; dismissing the prompt leads home. */
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
