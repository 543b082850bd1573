import type { Either, Locator, Role, MessageText, TimeText, TextMatch } from './person.ts';

export type Language = string;

type PlainValues = Readonly<Record<string, string | number>>;

/** The texts of an app by the ids of its messages, and the marks beside the labels of its fields. */
export type Texts = {
  readonly words: (id: string, values: PlainValues, language: Language) => string;
  readonly fieldMarks: (language: Language) => readonly string[];
};

/** For apps without messages: an id is the text itself. */
const PLAIN: Texts = { words: (id) => id, fieldMarks: () => [] };

export type Speaker = ReturnType<typeof speakerOf>;

/** Names and texts of a page in the language of the app. */
export function speakerOf(language: Language, { words, fieldMarks }: Texts = PLAIN) {
  const written = ({ at, style }: TimeText): string =>
    new Intl.DateTimeFormat(language, style).format(at);
  const part = (value: MessageText | TimeText): string =>
    isTime(value) ? written(value) : whole(value);
  const whole = ({ says, values }: MessageText): string =>
    words(
      says,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'object' ? part(value) : value,
        ]),
      ),
      language,
    );
  const spoken = (text: TextMatch): string | RegExp => {
    if (isEither(text)) return new RegExp(`^(${text.either.map(whole).map(escaped).join('|')})$`);
    return isMessage(text) || isTime(text) ? part(text) : text;
  };

  return {
    spoken,
    /** All of these texts in sequence. */
    inOrder: (texts: readonly TextMatch[]): RegExp =>
      new RegExp(
        texts
          .map(spoken)
          .map((text) => (typeof text === 'string' ? spaced(escaped(text)) : `(?:${text.source})`))
          .join('[\\s\\S]*?'),
      ),
    /** The name of a control, whole or its beginning. */
    named: (name?: TextMatch): { name?: string | RegExp } => {
      if (name === undefined) return {};
      const text = spoken(name);
      const isBeginning = isMessage(name) && !name.whole && typeof text === 'string';
      return { name: isBeginning ? new RegExp(`^${escaped(text)}`) : text };
    },
    /** The label of a field, optionally followed by a mark for required or optional. */
    labelled: (label: TextMatch): RegExp => {
      const text = spoken(label);
      if (text instanceof RegExp) return text;
      const marks = fieldMarks(language).map(escaped);
      return new RegExp(`^${escaped(text)}([\\s*]*(${marks.join('|')}))?$`);
    },
    /** A control for error messages: button "Place Order". */
    controlText: (role: Role, name: TextMatch): string => `${role} "${plainly(spoken(name))}"`,
    placesText: (places: readonly Locator[]): string =>
      places
        .map(([role, name]) => [role, name === undefined ? '' : String(spoken(name))].join(' '))
        .join(', with ') || 'page',
  };
}

const plainly = (text: string | RegExp): string => (typeof text === 'string' ? text : text.source);

const isEither = (text: TextMatch): text is Either => typeof text === 'object' && 'either' in text;

const isTime = (text: TextMatch): text is TimeText => typeof text === 'object' && 'style' in text;

const isMessage = (text: TextMatch): text is MessageText =>
  typeof text === 'object' && 'says' in text;

/** Path and query, whole or by a pattern. */
export const atPath = (path: string | RegExp): RegExp =>
  path instanceof RegExp ? path : new RegExp(`^${escaped(path)}$`);

/** A browser returns the text of a page with its original whitespace. */
const spaced = (pattern: string): string => pattern.replaceAll(/\s+/g, '\\s+');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
