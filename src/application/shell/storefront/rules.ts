import { principalOf, type Identity, type Scope } from '#application/account/scope.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { required } from '#domain/kernel/required.ts';
import type { DialogId, OpenDialog } from '#application/kernel/dialog.ts';
import type { LateChildId, WantChild } from '#application/kernel/late-child.ts';
import { appChildren } from '#application/shell/app-children.ts';
import type * as Storefront from './setup.ts';

const identityIn = ({ token, guestId, guestByChoice }: Storefront.Input): Identity => ({
  token,
  guestId,
  customerId: null,
  guestByChoice,
  sessionEnded: false,
});

export const scopeIn = ({
  identity,
  place,
  module,
}: Pick<Storefront.Context, 'identity' | 'place' | 'module'>): Scope => ({
  principal: principalOf(identity),
  place,
  module,
});

export function initialContext(input: Storefront.Input): Storefront.Context {
  const { place, module, askedModule } = input;
  const identity = identityIn(input);
  return {
    input,
    config: null,
    failure: null,
    identity,
    place,
    module,
    askedModule,
    dialogs: [],
    awaited: {},
    late: {},
    reported: scopeIn({ identity, place, module }),
  };
}

export const callScopeIn = ({
  identity,
  place,
  module,
  config,
  input,
}: Storefront.Context): Storefront.CallScope => ({
  identity,
  place,
  module,
  language: input.language,
  config,
});

/** The cart starts with the configuration. */
export const cartInput = ({ config, identity }: Storefront.Context) => ({
  currency: required(config, 'configuration').currency,
  mayAdd: mayAddToCart(principalOf(identity)),
});

/** Report to the long-lived children after a change of scope. */
export const scopeChangeIn = (context: Storefront.Context) => ({
  type: 'scope.change' as const,
  before: context.reported,
  scope: scopeIn(context),
});

export const childFactsIn = (context: Storefront.Context): Storefront.ChildFacts => ({
  scope: scopeIn(context),
  config: context.config,
  tripCount: context.input.tripCount,
});

const CHILDREN = Object.keys(appChildren) as LateChildId[];

/** The next child to fetch. A failed fetch is repeated when the child is wanted again. */
export const wantedChild = (context: Storefront.Context): LateChildId | null =>
  CHILDREN.find((id) => {
    const state = context.late[id];
    return state ? state.is === 'wanted' : appChildren[id].isWanted(childFactsIn(context));
  }) ?? null;

export const runningChildren = ({ late }: Storefront.Context): readonly LateChildId[] =>
  CHILDREN.filter((id) => late[id]?.is === 'running');

/** Opens a dialog and requests its code; an open one restarts. */
export const withDialog = (
  { dialogs, awaited }: Storefront.Context,
  { id, request }: Omit<OpenDialog, 'type'>,
): Pick<Storefront.Context, 'dialogs' | 'awaited'> => ({
  dialogs: [...dialogs.filter((open) => open !== id), id],
  awaited: { ...awaited, [id]: { is: 'wanted', request } },
});

/** The next dialog to fetch. */
export const wantedDialog = ({ dialogs, awaited }: Storefront.Context): DialogId | null =>
  dialogs.find((id) => awaited[id]?.is === 'wanted') ?? null;

export const isAwaited = ({ awaited }: Storefront.Context, id: DialogId): boolean => id in awaited;

/** True where the dialog's code failed to load. */
export const isDialogMissing = ({ awaited }: Storefront.Context, id: DialogId): boolean =>
  awaited[id]?.is === 'missing';

export const withAwaited = (
  { awaited }: Storefront.Context,
  id: DialogId,
  is: 'wanted' | 'fetching' | 'missing',
): Pick<Storefront.Context, 'awaited'> => ({
  awaited: { ...awaited, [id]: { ...awaited[id], is } },
});

export const withoutAwaited = (
  { awaited }: Storefront.Context,
  id: string,
): Storefront.Context['awaited'] =>
  Object.fromEntries(Object.entries(awaited).filter(([other]) => other !== id));

export const withoutDialog = (
  context: Storefront.Context,
  id: string,
): Pick<Storefront.Context, 'dialogs' | 'awaited'> => ({
  dialogs: context.dialogs.filter((open) => open !== id),
  awaited: withoutAwaited(context, id),
});

const UNASKED: Storefront.LateState = { is: 'wanted', commands: [] };

export const withChild = (
  { late }: Storefront.Context,
  id: LateChildId,
  state: Partial<Storefront.LateState>,
): Pick<Storefront.Context, 'late'> => ({
  late: { ...late, [id]: { ...UNASKED, ...late[id], ...state } },
});

/** Repeats a failed fetch. Commands wait until the child runs. */
export function withWanted(context: Storefront.Context, { id, command }: WantChild) {
  const { is, commands } = context.late[id] ?? UNASKED;
  return withChild(context, id, {
    is: is === 'missing' ? 'wanted' : is,
    commands: command ? [...commands, command] : commands,
  });
}

export function nextCommand(context: Storefront.Context) {
  const [next = null] = runningChildren(context).flatMap((id) =>
    required(context.late[id], 'child').commands.map((command) => ({ id, command })),
  );
  return next;
}

export const askedChild = (context: Storefront.Context) =>
  required(nextCommand(context), 'child to ask');

export function withoutCommand(context: Storefront.Context) {
  const { id } = askedChild(context);
  return withChild(context, id, {
    commands: required(context.late[id], 'child').commands.slice(1),
  });
}
