declare module 'jsdom' {
  /** As much of it as tests make by hand. */
  export class JSDOM {
    constructor(
      html: string,
      options: { readonly url: string; readonly pretendToBeVisual: boolean },
    );
    readonly window: Window & typeof globalThis;
  }
}
