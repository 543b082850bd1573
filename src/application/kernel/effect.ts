/** A side effect of a machine: showing, navigating, storage. `provide` fills it. */
export type Effect<Params> = (_: unknown, params: Params) => void;

export const effect =
  <Params = undefined>(): Effect<Params> =>
  () => {};
