import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only this browser knows, such as the rail's width: hydrates with the server's
 * `rendered`, then switches.
 */
export const useHydratedValue = <Value>(here: Value, rendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => here,
    () => rendered,
  );
