/**
 * The code of the live inspector, for which a page with one waits: it is fetched while the libraries are
 * evaluated. Left out of builds without VITE_CHARTS=1, which then hold nothing of it.
 */
export const inspectorCode =
  import.meta.env.VITE_CHARTS === '1' ? import('#tools/inspector/entry/entry.tsx') : null;
