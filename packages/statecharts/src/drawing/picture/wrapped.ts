/** Letters that are readable at a glance. */
export const LONGEST = 36;

/** A line; `isContinued` where it begins amid a part. */
export type Flowed<Of> = { readonly spans: readonly Of[]; readonly isContinued: boolean };

/**
 * Wraps event, condition, effects and target, between the parts first. The part after a wrapped one starts a
 * new line; an arrow may end one.
 */
export function flowed<Of extends { readonly text: string }>(
  parts: readonly Of[],
  longest = LONGEST,
): readonly Flowed<Of>[] {
  const lines: { spans: Of[]; isContinued: boolean }[] = [];
  let isBroken = false;
  for (const part of parts) {
    const last = lines.at(-1)?.spans;
    const joined = [...(last ?? []), part].map(({ text }) => text).join(' ');
    const mayJoin = last !== undefined && (!isBroken || /^[→↺]/.test(part.text));
    if (mayJoin && joined.length <= longest) last.push(part);
    else {
      const own = evenly(part.text, longest);
      isBroken = own.length > 1;
      lines.push(
        ...own.map((text, index) => ({ spans: [{ ...part, text }], isContinued: index > 0 })),
      );
    }
  }
  return lines;
}

/** As few lines as possible of about the same length, without a single last word. */
function evenly(text: string, longest: number): readonly string[] {
  const few = filled(text, longest).length;
  for (let length = Math.ceil(text.length / few); length < longest; length++) {
    const lines = filled(text, length);
    if (lines.length === few && lines.every((line) => line.length <= longest)) return lines;
  }
  return filled(text, longest);
}

function filled(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= longest) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
