declare module 'jsdom' {
  /** The part that tests use directly. */
  export class JSDOM {
    constructor(
      html: string,
      options: { readonly url: string; readonly pretendToBeVisual: boolean },
    );
    readonly window: Window & typeof globalThis;
  }
}
