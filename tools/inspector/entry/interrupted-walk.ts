import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';

const KEY = 'interruptedWalk';

/** A walk whose page ended, and whether the machine has been in the requested state. */
export type InterruptedWalk = {
  readonly tab: string;
  readonly goal: Walk.Goal;
  readonly moves: readonly Walk.Move[];
  readonly wasThere: boolean;
};

type Needed = Pick<Platform, 'sessionStore' | 'localStore' | 'writeCookie'>;

/** Stores a walk for the next page in this tab. It is read once. */
export const keepWalk = ({ sessionStore }: Needed, walk: InterruptedWalk): void =>
  sessionStore.write(KEY, JSON.stringify(walk));

export const hasInterruptedWalk = ({ sessionStore }: Pick<Needed, 'sessionStore'>): boolean =>
  sessionStore.read(KEY) !== null;

export function takeWalk(platform: Needed): InterruptedWalk | null {
  const text = platform.sessionStore.read(KEY);
  if (text === null) return null;
  platform.sessionStore.remove(KEY);
  writePlaceCookie(platform);
  return JSON.parse(text) as InterruptedWalk;
}

/**
 * Has the server leave its prefetched answers out of the next page, so that the page makes those calls itself
 * and the control desk can hold them: the cookie names another customer and language.
 */
export const leaveOutFirstAnswers = (
  { writeCookie }: Pick<Needed, 'writeCookie'>,
  language: string,
): void =>
  writeCookie(
    `place=${encodeURIComponent(`||${language === 'en' ? 'hi' : 'en'}`)}; path=/; SameSite=Lax`,
  );
