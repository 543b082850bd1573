/**
 * Code of the live inspector, fetched while the libraries are evaluated; a page with an inspector waits for
 * it. Absent from builds without VITE_CHARTS=1.
 */
export const inspectorCode =
  import.meta.env.VITE_CHARTS === '1' ? import('#tools/inspector/entry/entry.tsx') : null;
