/** A row with its Hindi texts beside the English ones. */
export type InHindi<Row, Field extends string> = Row & {
  readonly [F in `${Field}_hi`]?: string | null;
};

export type Split = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly texts: readonly { readonly field: string; readonly text: string }[];
};

/** Separates a row's columns from its Hindi texts. */
export function withoutHindi(row: object): Split {
  const entries = Object.entries(row) as [string, unknown][];
  const isHindi = ([key]: [string, unknown]) => key.endsWith('_hi');
  return {
    row: Object.fromEntries(entries.filter((entry) => !isHindi(entry))),
    texts: entries.flatMap(([key, text]) =>
      key.endsWith('_hi') && typeof text === 'string' ? [{ field: key.slice(0, -3), text }] : [],
    ),
  };
}
