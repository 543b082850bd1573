import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import type { TranslatedEntity, Translations } from './schema.columns.ts';

/** The translations of a row, for a query in which its table is known. */
export const translated = (entity: TranslatedEntity): RawBuilder<Translations> =>
  sql<Translations>`(
    select json_object_agg(field || '.' || language, text) from translation
    where translation.entity = ${sql.lit(entity)} and translation.entity_id = ${sql.ref(`${entity}.id`)}
  )`;

export const translationsOf = (entity: TranslatedEntity) => translated(entity).as('translations');

type Row<Field extends string> = { readonly [F in Field]: string } & {
  readonly translations: Translations;
};

/** A text of a row in one language; what is not translated is English. */
export const textIn = <Field extends string>(
  language: Language,
  row: Row<Field>,
  field: Field,
): string => row.translations?.[`${field}.${language}`] ?? row[field];

type RowWith<Field extends string, Value> = { readonly [F in Field]: Value } & {
  readonly translations: Translations;
};

/** A text that a row may have, in one language. */
export const optionalTextIn = <Field extends string>(
  language: Language,
  row: RowWith<Field, string | null>,
  field: Field,
): string | null => row.translations?.[`${field}.${language}`] ?? row[field];

/** A list of texts in one language; its translation holds the list as JSON. */
export function listIn<Field extends string>(
  language: Language,
  row: RowWith<Field, readonly string[]>,
  field: Field,
): readonly string[] {
  const translated = row.translations?.[`${field}.${language}`];
  return translated === undefined ? row[field] : (JSON.parse(translated) as string[]);
}

/** A text of a row in every language that there is one of. */
export const textsOf = <Field extends string>(row: Row<Field>, field: Field): readonly string[] => [
  row[field],
  ...Object.entries(row.translations ?? {}).flatMap(([key, text]) =>
    key.startsWith(`${field}.`) ? [text] : [],
  ),
];

/** Names of a row in other languages, by language. */
export const namesIn = (
  translations: Translations,
): readonly { readonly language: string; readonly text: string }[] =>
  Object.entries(translations ?? {}).flatMap(([key, text]) => {
    const [field, language = ''] = key.split('.');
    return field === 'name' ? [{ language, text }] : [];
  });
