import type { TripCount } from '#application/rental/trip-count.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

/** Zero without a valid cookie. */
export function tripCountIn({ readCookies }: Pick<Platform, 'readCookies'>): number {
  const [, count = '0'] = /(?:^|; )cart-count=(\d{1,3})(?:;|$)/.exec(readCookies()) ?? [];
  return Number(count);
}

/** The cookie `cart-count`, which is removed with the last line. */
export const createCookieTripCount = ({
  writeCookie,
}: Pick<Platform, 'writeCookie'>): TripCount => ({
  save: (lines) =>
    writeCookie(
      lines > 0
        ? `cart-count=${lines}; path=/; SameSite=Lax`
        : 'cart-count=; path=/; max-age=0; SameSite=Lax',
    ),
});
