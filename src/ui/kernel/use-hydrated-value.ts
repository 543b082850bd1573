import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only this browser knows, such as how wide its rail was left: the server has rendered the page with
 * `rendered`, and with that it comes to life.
 */
export const useHydratedValue = <Value>(here: Value, rendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => here,
    () => rendered,
  );
