import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { toastsOf } from '#application/shell/toasts/selectors.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { footRoom } from '#ui/design/notices-room.ts';
import { Entries } from '#ui/kernel/entries.tsx';
import { LateExtra } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAfter } from '#ui/kernel/use-after.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SideRail } from './side-rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { messages } from '#ui/shell/shell.messages.ts';
import { useAppName } from '#ui/shell/use-app-name.ts';
import { usePageArrival } from '#ui/shell/use-page-arrival.ts';
import { usePageTitle } from '#ui/shell/use-page-title.ts';
import { useRoute } from '#ui/shell/use-route.ts';
import type { Elements } from '#ui/design/elements.ts';
import { Part } from '#ui/design/part.tsx';

const ToastsView = lazyView(async () => (await import('./toasts-view.tsx')).ToastsView);

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '4',
    top: '-20',
    zIndex: 'skipNav',
    bg: 'bg.panel',
    color: 'brand.fg',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    _focus: { top: '4', boxShadow: 'float' },
  },
});

type Props = { readonly children: Elements };

export function Frame({ children }: Props) {
  const main = usePageArrival();
  const app = useAppName();
  const { title } = useRoute().route;
  usePageTitle(main, app, title);
  return (
    <>
      <Box display="flex" flexDirection="column" pb={footRoom}>
        <SkipLink
          href="#page"
          onClick={(event) => {
            // A hash in the address would take the focus at every step back, such as when a dialog
            // closes.
            event.preventDefault();
            main.current?.focus();
          }}
        >
          <FormattedMessage {...messages.skip} />
        </SkipLink>
        <Part>
          <Entries slot="bar" />
        </Part>
        <Part>
          <Header />
        </Part>
        {/* As high as the window: a footer in view would move when a waiting page renders. */}
        <Box flex="1" display="flex" w="full" maxW="90rem" mx="auto" minH="100vh">
          <Part>
            <SideRail />
          </Part>
          <Box
            as="main"
            id="page"
            ref={main}
            tabIndex={-1}
            outline="none"
            flex="1"
            minW="0"
            px={{ base: '4', md: '6' }}
            py={{ base: '5', md: '8' }}
          >
            <OpenApp app={app} title={title}>
              {children}
            </OpenApp>
          </Box>
        </Box>
        <Part>
          <Footer />
        </Part>
      </Box>
      <Part>
        <TabBar />
      </Part>
      <Dialogs />
      <Notices />
    </>
  );
}

/** Their code is fetched after the page's, or with the first notice. */
function Notices() {
  const isLater = useAfter(useServices().headerWidgetsDelay);
  const isNotified = useSelector(useStorefront(select.toasts), toastsOf).length > 0;
  return isLater || isNotified ? (
    <Part>
      <LateExtra>
        <ToastsView />
      </LateExtra>
    </Part>
  ) : null;
}

type OpenAppProps = Props & { readonly app: string; readonly title: MessageDescriptor };

/** Pages need the server's settings: shows their loading and failure states. */
function OpenApp({ app, title, children }: OpenAppProps) {
  const { storefront } = useServices();
  const isOpen = useStorefront(select.isOpen);
  const isClosed = useStorefront(select.isClosed);
  const failure = useStorefront(select.failure);
  if (isOpen) return children;
  return isClosed && failure ? (
    <>
      <HiddenHeading>
        <FormattedMessage {...messages.closedTitle} values={{ app }} />
      </HiddenHeading>
      <FailureState failure={failure} retry={() => storefront.send({ type: 'app.retry' })} />
    </>
  ) : (
    <PageSkeleton title={title} />
  );
}
