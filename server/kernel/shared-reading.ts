/**
 * Reads something for all who ask at about the same time. A reading that began before it was asked for is not
 * shared: what was changed and acknowledged meanwhile would be missed. Those who ask while one is under way
 * share the next one, so that any number of callers cost as many readings as fit one after the other.
 */
export function sharedReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | null = null;
  let next: Promise<Value> | null = null;
  const begin = (): Promise<Value> => {
    next = null;
    const reading = read().finally(() => {
      if (underWay === reading) underWay = null;
    });
    underWay = reading;
    return reading;
  };
  return () => {
    if (underWay === null) return begin();
    next ??= underWay.then(begin, begin);
    return next;
  };
}
