/** Letters that are readable at a glance. */
export const LONGEST = 34;

/**
 * Wraps event, condition and target, between the parts first. The part after a wrapped one starts a new line;
 * an arrow may end one.
 */
export function wrapped(parts: readonly string[], longest = LONGEST): readonly string[] {
  const lines: string[] = [];
  let isBroken = false;
  for (const part of parts.filter((one) => one !== '')) {
    const joined = `${lines.at(-1)} ${part}`;
    const mayJoin = lines.length > 0 && (!isBroken || /^[→↺]/.test(part));
    if (mayJoin && joined.length <= longest) lines[lines.length - 1] = joined;
    else {
      const own = evenly(part, longest);
      isBroken = own.length > 1;
      lines.push(...own);
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
