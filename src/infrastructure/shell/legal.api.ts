import { legalTexts } from '#contract/legal.ts';
import type { LegalReader } from '#application/shell/legal.queries.ts';
import { ok } from '#domain/kernel/result.ts';
import type { LegalText, TextBlock } from '#domain/shell/legal-text.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

export const createLegalReader = (http: HttpClient): LegalReader => ({
  async text(name) {
    const answer = await call(http, legalTexts[name], {});
    return answer.ok ? ok(toLegalText(answer.value)) : answer;
  },
});

const HIDDEN = /<(script|style)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const BLOCK = /<(h[1-6]|p|li|div|tr|blockquote)\b[^<>]*>|<\/(?:h[1-6]|p|li|div|tr|blockquote)>/gi;
const BREAK = /<br\b[^<>]*>|\n\s*\n/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Converts the owner's markup to plain blocks. No tag ever reaches the page: the result is text. Blocks are
 * sequential: each tag that begins or ends a block begins the next.
 */
export function toLegalText(markup: string): LegalText {
  const seen = markup.replaceAll(HIDDEN, '');
  const blocks: TextBlock[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let from = 0;
  const close = (to: number) => {
    for (const part of seen.slice(from, to).split(BREAK)) {
      const text = plain(part);
      if (text !== '') blocks.push({ kind, text });
    }
  };
  for (const tag of seen.matchAll(BLOCK)) {
    close(tag.index);
    from = tag.index + tag[0].length;
    kind = kindOf(tag[1]);
  }
  close(seen.length);
  return blocks;
}

function kindOf(tag: string | undefined): TextBlock['kind'] {
  if (/^h/i.test(tag ?? '')) return 'heading';
  return tag?.toLowerCase() === 'li' ? 'entry' : 'paragraph';
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“' },
};

const plain = (text: string): string =>
  text
    .replaceAll(TAG, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
      (whole, ...found: unknown[]) => {
        const [decimal, hex, name] = found as (string | undefined)[];
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
