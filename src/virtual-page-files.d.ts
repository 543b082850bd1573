declare module 'virtual:page-files' {
  /** By what comes late, the addresses of the files that a browser fetches for it. */
  export const filesOf: Readonly<Record<string, readonly string[] | undefined>>;
}
