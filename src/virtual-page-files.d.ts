declare module 'virtual:page-files' {
  /** Addresses of the files that a browser fetches for each late import. */
  export const filesOf: Readonly<Record<string, readonly string[] | undefined>>;
}
