import { act } from '@testing-library/react';

/** jsdom has no layout: nothing is near the window until a test says so. */
const observers = new Set<ObserverByHand>();

export class ObserverByHand {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    observers.add(this);
  }
  disconnect(): void {
    observers.delete(this);
  }
  comeNear(): void {
    this.#tell([{ isIntersecting: true }] as never, this as never);
  }
}

export const readToTheEnd = () =>
  act(async () => [...observers].forEach((observer) => observer.comeNear()));
