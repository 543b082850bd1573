import { joinSystem } from '#application/kernel/system.ts';
import { createContext, useContext, useMemo } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { principalOf } from '#application/account/session/selectors.ts';
import type { ReadScope } from '#application/kernel/query.ts';
import type { StorefrontActor } from '#application/shell/storefront/selectors.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { LinkTurnContext } from '#ui/design/link.ts';
import { DialogHistoryContext } from '#ui/design/use-history-entry.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { useActorRef, useSelector, useUnseen } from '#ui/kernel/use-actor.ts';
import type { Elements } from '#ui/design/elements.ts';

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: Elements;
}) {
  const { openDialog, inTurn } = services.navigator;
  return (
    <ServicesContext value={services}>
      <DialogHistoryContext value={openDialog}>
        <LinkTurnContext value={inTurn}>{children}</LinkTurnContext>
      </DialogHistoryContext>
    </ServicesContext>
  );
}

/** For views: the storefront accepts commands but not reports. */
type ViewServices = Omit<Services, 'storefront'> & { readonly storefront: StorefrontActor };

/** The running app. Areas narrow it by hooks such as `useCart` and `useSession`. */
export function useServices(): ViewServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Defect('A view was rendered outside the app');
  return services;
}

export const usePrefetched = (): Services['prefetched'] => useContext(ServicesContext)?.prefetched;

/** Requires `input` of the machines that take one. */
type GivenInput<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? unknown : { readonly input: InputFrom<Machine> };

/**
 * Starts a page's own machine and stops it on unmount. Its log joins the app's. Reading its status
 * rethrows its defects during render, for the error boundary.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Omit<ActorOptions<Machine>, 'inspect'> & GivenInput<Machine>,
): Actor<Machine> {
  const { inspect, storefront } = useServices();
  const actor = useActorRef(machine, { ...options, inspect });
  joinSystem(actor, storefront);
  useSelector(actor, ({ status }) => status);
  return actor;
}

/** Customer and place of the reads, part of every query key. */
export function useReadScope(): ReadScope {
  const { storefront } = useServices();
  const session = useSelector(storefront, select.session);
  const principal = useUnseen(session, (snapshot) => principalOf(snapshot).key);
  const zones = useSelector(storefront, select.zones);
  const moduleId = useSelector(storefront, select.moduleId);
  const language = useSelector(storefront, select.pageLanguage);
  return useMemo(
    () => ({ principal, zones, moduleId, language }),
    [principal, zones, moduleId, language],
  );
}
