import type { ResolutionContext, ServiceIdentifier } from 'inversify';

type Tokens<Services extends readonly unknown[]> = {
  readonly [Index in keyof Services]: ServiceIdentifier<Services[Index]>;
};

export const machine =
  <Machine, Services extends readonly unknown[]>(
    provided: (...services: Services) => Machine,
    tokens: Tokens<Services>,
  ) =>
  (container: Pick<ResolutionContext, 'get'>): Machine =>
    provided(...(tokens.map((token) => container.get(token)) as unknown as Services));

/** By the name of the slot that each machine fills. */
export type MachineBindings<Machines> = {
  readonly [Name in keyof Machines]: (container: Pick<ResolutionContext, 'get'>) => Machines[Name];
};

export const machinesFrom = <Machines>(
  container: Pick<ResolutionContext, 'get'>,
  bindings: MachineBindings<Machines>,
): Machines =>
  Object.fromEntries(
    Object.entries<(from: typeof container) => unknown>(bindings).map(([name, binding]) => [
      name,
      binding(container),
    ]),
  ) as Machines;
