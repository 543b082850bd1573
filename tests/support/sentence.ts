/**
 * For queries by text: matches the innermost elements with this whole text. Changing parts of a sentence may
 * be elements of their own.
 */
export const sentence = (words: string | RegExp) => (_: string, element: Element | null) =>
  element !== null &&
  reads(element, words) &&
  ![...element.children].some((one) => reads(one, words));

function reads({ textContent }: Element, words: string | RegExp): boolean {
  const text = textContent.replace(/\s+/g, ' ').trim();
  return typeof words === 'string' ? text === words : words.test(text);
}
