import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only this browser knows, such as how wide its rail was left: the server has drawn the page with
 * `drawn`, and with that it comes to life.
 */
export const useAsDrawn = <Value>(here: Value, drawn: Value): Value =>
  useSyncExternalStore(
    never,
    () => here,
    () => drawn,
  );
