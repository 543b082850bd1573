import { Button } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/ordering/pages/my-orders.messages.ts';
import { MyOrders } from '#ui/ordering/pages/my-orders.tsx';
import { messages as pages } from './profile-page.messages.ts';
import { useSessionSelector } from '#ui/account/use-session.ts';

/**
 * The profile area, whose page the address chooses. It is drawn a beat after a visitor has signed in,
 * so that what asked them hears the answer first.
 */
export function ProfilePage() {
  const page = useSearchParams()[0].get('page');
  const signedIn = useDeferredValue(useSessionSelector(isSignedIn));
  if (!signedIn) return <SignInFirst />;
  return page === 'my-orders' ? <MyOrders /> : <PageMissing />;
}

/** For pages of the profile that are not here: what is here instead. */
function PageMissing() {
  return (
    <EmptyState
      level="h1"
      art="user"
      title={<FormattedMessage {...pages.missingTitle} />}
      text={<FormattedMessage {...pages.missingText} />}
      action={
        <Button asChild>
          <Link to={paths.myOrders()}>
            <FormattedMessage {...pages.toMyOrders} />
          </Link>
        </Button>
      }
    />
  );
}

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst() {
  const { flows } = useServices();
  useFlow(flows.profileGate, {});
  return (
    <HiddenHeading>
      <FormattedMessage {...messages.title} />
    </HiddenHeading>
  );
}
