import type * as Walk from '#tools/inspector/core/walk.types.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';

const KEY = 'interruptedWalk';

/** A walk whose page is left, and whether the machine has been in the state that was asked for. */
export type InterruptedWalk = {
  readonly tab: string;
  readonly goal: Walk.Goal;
  readonly moves: readonly Walk.Move[];
  readonly wasThere: boolean;
};

type Needed = Pick<Platform, 'sessionStore' | 'localStore' | 'writeCookie'>;

/** Keeps a walk for the page that comes next in this tab. It is taken once. */
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
 * Has the next page come without the answers to its first calls, so that the page makes those calls and
 * the control desk can hold them: the cookie says that another customer, in another language, asks for it.
 */
export const leaveOutFirstAnswers = (
  { writeCookie }: Pick<Needed, 'writeCookie'>,
  language: string,
): void =>
  writeCookie(
    `place=${encodeURIComponent(`||${language === 'en' ? 'hi' : 'en'}`)}; path=/; SameSite=Lax`,
  );
