/** Maximum characters of a name, a phone or a line of an address. */
export const LONGEST_TEXT = 100;

/** A refusal of each text that is longer than its maximum. */
export const tooLongIn = <Text extends string>(
  texts: Readonly<Record<NoInfer<Text>, string>>,
  longest: Readonly<Record<Text, number>>,
): { readonly [Each in Text]?: 'tooLong' } =>
  Object.fromEntries(
    (Object.keys(longest) as Text[])
      .filter((text) => texts[text].trim().length > longest[text])
      .map((text) => [text, 'tooLong']),
  ) as { readonly [Each in Text]?: 'tooLong' };
