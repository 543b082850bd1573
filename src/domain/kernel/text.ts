/** Maximum characters of a name, a phone or a line of an address. */
export const LONGEST_TEXT = 100;
