import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DialogId } from '#application/kernel/dialog.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Announced, Announcer } from '#ui/design/announcer.tsx';
import { OpeningPanel } from '#ui/design/opening-panel.tsx';
import { hasEarlyPanel, StandInContext, useEscape } from '#ui/design/stand-in.ts';
import { CodeBoundary } from '#ui/kernel/code-boundary.tsx';
import { useOpening, useSetOpening } from '#ui/kernel/opening.tsx';
import { OpeningMissing } from '#ui/kernel/opening-missing.tsx';
import type { Overlay } from '#ui/kernel/overlays.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { appDialogViews } from '#ui/shell/app-dialog-views.ts';
import { appOverlays } from '#ui/shell/app-overlays.ts';
import { OPENING_FORMS } from './opening-forms.ts';
import { messages } from './opening.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

/** A stand-in shows with the press, until the overlay renders. */
export function Dialogs() {
  const dialogs = useStorefront(select.dialogs);
  return (
    <Announcer>
      {appOverlays.map((overlay) => (
        <OpenOverlay key={overlay.name} overlay={overlay} />
      ))}
      {dialogs.map((id) => (
        <OpenDialog key={id} id={id} />
      ))}
    </Announcer>
  );
}

function OpenOverlay({ overlay }: { readonly overlay: Overlay }) {
  const { useIsOpen, isAt, view: View, standIn: Place } = overlay;
  // After hydration only: overlays are not in the server's HTML.
  const isOpen = useHydratedValue(useIsOpen(), false);
  const pressed = useOpening();
  const { pathname, search } = useAddress();
  const setOpening = useSetOpening();
  const { navigator } = useServices();
  const leave = () => {
    setOpening(null);
    navigator.closeOverlay();
  };
  const isPressed =
    Place !== undefined && pressed?.from === pathname + search && isAt?.(pressed.query) === true;
  if (!isOpen && !isPressed) return null;
  return (
    <Opened
      place={Place ? <Place known={pressed?.known ?? null} /> : null}
      name={pressed?.known?.name ?? null}
      onLeave={leave}
    >
      {isOpen ? <View /> : null}
    </Opened>
  );
}

function OpenDialog({ id }: { readonly id: DialogId }) {
  const dialog = useStorefront(select.dialog(id));
  const later = useDeferredValue(dialog, null);
  const isMissing = useStorefront(select.isDialogMissing(id));
  const View = appDialogViews[id] as LazyView<{ readonly dialog: unknown }>;
  // Loads the view while its machine loads.
  if (!dialog && !isMissing) void View.fetch();
  const { storefront } = useServices();
  const form = OPENING_FORMS[id];
  const leave = () => storefront.send({ type: 'dialog.leave', id });
  if (isMissing) {
    return (
      <OpeningMissing retry={() => storefront.send({ type: 'dialog.retry', id })} onLeave={leave} />
    );
  }
  // Paints the stand-in first.
  const rendered = form ? later : dialog;
  return (
    <Opened place={form ? <OpeningPanel form={form} /> : null} name={null} onLeave={leave}>
      {rendered && rendered === dialog ? <View dialog={rendered} /> : null}
    </Opened>
  );
}

type Props = {
  readonly place: Elements;
  readonly name: string | null;
  readonly onLeave: () => void;
  readonly children: Elements;
};

/** A Suspense boundary for each: a loading dialog must not hide the open one. */
function Opened({ place, name, onLeave, children }: Props) {
  const [isDrawn, setDrawn] = useState(place === null);
  const setOpening = useSetOpening();
  // After hydration only: the server's page must be readable without scripts.
  const isHere = useHydratedValue(true, false);
  const takePlace = useCallback(() => {
    setDrawn(true);
    setOpening(null);
  }, [setOpening]);
  return (
    <StandInContext value={takePlace}>
      <CodeBoundary
        onRetry={() => setDrawn(place === null)}
        fallback={(retry, isBroken) => (
          <OpeningMissing isBroken={isBroken} retry={retry} onLeave={onLeave} />
        )}
      >
        {isHere && !isDrawn ? (
          <StandIn name={name} onLeave={onLeave}>
            {place}
          </StandIn>
        ) : null}
        <Suspense fallback={null}>{children}</Suspense>
      </CodeBoundary>
    </StandInContext>
  );
}

function StandIn({ name, onLeave, children }: Omit<Props, 'place'>) {
  useEscape(onLeave);
  const [isAnnounced] = useState(hasEarlyPanel);
  return isAnnounced ? (
    children
  ) : (
    <>
      {children}
      <Announced>
        {name === null ? (
          <FormattedMessage {...messages.opening} />
        ) : (
          <FormattedMessage {...messages.openingNamed} values={{ name }} />
        )}
      </Announced>
    </>
  );
}
