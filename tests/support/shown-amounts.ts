/** A figure as a person reads it: its name, and its amount as it is written. */
export type ShownAmount = readonly [name: string, amount: string];

/** The named figures of a screen, from above, without what is said of each below its name. */
export const shownAmounts = (screen: ParentNode): readonly ShownAmount[] =>
  [...screen.querySelectorAll('dl > dt')].map((term) => [
    (term.firstElementChild ?? term).textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
