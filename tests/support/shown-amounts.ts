/** A figure's name and its formatted amount. */
export type ShownAmount = readonly [name: string, amount: string];

/** The named figures of a screen, from above, without the explanations below their names. */
export const shownAmounts = (screen: ParentNode): readonly ShownAmount[] =>
  [...screen.querySelectorAll('dl > dt')].map((term) => [
    (term.firstElementChild ?? term).textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
