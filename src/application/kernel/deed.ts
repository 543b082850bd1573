/**
 * A socket for a deed outside the machine: telling the customer, going somewhere, remembering. In the
 * bare chart it does nothing; the composition root plugs the real one in with `provide`.
 */
export const deed =
  <Params = undefined>() =>
  (_: unknown, _params: Params): void => {};
