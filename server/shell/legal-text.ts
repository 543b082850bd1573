import type { Language } from '#domain/kernel/language.ts';
import type { LegalTextName } from '#domain/shell/legal-text.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { legalTextsInEnglish } from './legal/english.ts';
import { legalTextsInHindi } from './legal/hindi.ts';
import type { LegalParts } from './legal/parts.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<LegalTextName, LegalParts>>>> = {
  en: legalTextsInEnglish,
  hi: legalTextsInHindi,
};

/** The owner's own text if there is one, in English if not in the language; else ours. */
export function legalTextAnswer(
  name: LegalTextName,
  { texts, business }: StoredSettings,
  language: Language,
): string {
  const own = texts[name]?.[language] ?? texts[name]?.en;
  return own ?? markup(TEXTS[language][name], business);
}

function markup(parts: LegalParts, business: StoredSettings['business']): string {
  const filled = (text: string) =>
    escaped(
      text.replaceAll(/\{(name|email|phone|address)\}/g, (_, key: string) =>
        String(business[key as keyof typeof business]),
      ),
    );
  return parts
    .map(
      ({ heading, paragraphs }) =>
        (heading ? `<h2>${filled(heading)}</h2>` : '') +
        paragraphs.map((text) => `<p>${filled(text)}</p>`).join(''),
    )
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
