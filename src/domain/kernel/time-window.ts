/**
 * Daily wall-clock times in minutes since midnight: from `opens`, inclusive, to `closes`, exclusive. A window
 * that closes before it opens crosses midnight; equal ends mean all day.
 */
export type TimeWindow = { readonly opens: number; readonly closes: number };

export const ALL_DAY: TimeWindow = { opens: 0, closes: 0 };

export const isAllDay = ({ opens, closes }: TimeWindow): boolean => opens === closes;

export function isWithin({ opens, closes }: TimeWindow, minute: number): boolean {
  if (opens === closes) return true;
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/** "09:30" or "09:30:00" to the minute of the day; null for other text. */
export function parseTimeOfDay(text: string): number | null {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim());
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}

export const timeOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
