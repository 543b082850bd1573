/** Null for an invalid URL. `URL.parse` does the same from Node 22 on. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
