/** Controls but tab and line end, halves of characters, and marks that turn the text around them. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Nothing in it is hidden, nor makes what stands around it read otherwise. */
export const withoutUnseen = (text: string, instead: '' | ' '): string =>
  text.replaceAll(UNSEEN, instead);
