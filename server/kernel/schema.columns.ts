import type { ColumnType } from 'kysely';

/** Reads as a Date; written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** The name in English; in other languages it is among the translations. */
export type Names = { name: string };

/** Texts of a row in other languages, by "field.language"; null where there are none. */
export type Translations = Readonly<Record<string, string>> | null;
