/** What a machine does outside itself: showing, going somewhere, writing to storage. `provide` fills it. */
export type Effect<Params> = (_: unknown, params: Params) => void;

/** A slot for an effect. In the bare chart it does nothing. */
export const effect =
  <Params = undefined>(): Effect<Params> =>
  () => {};
