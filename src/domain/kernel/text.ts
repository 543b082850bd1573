/** The most that a name, a phone or a line of an address may hold. */
export const LONGEST_TEXT = 100;
