import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import { mayEmptyTripCart } from '#application/rental/may-empty-trip-cart.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const RENTAL_GATE = service((get): ModuleGate => ({
  isWanted: mayEmptyTripCart(() => tripCountIn(get(PLATFORM))),
  question: ({ module }) => ({ type: 'dialog.open', id: 'moduleGate', request: { module } }),
}));

/** Zero without a valid cookie. */
export function tripCountIn({ readCookies }: Pick<Platform, 'readCookies'>): number {
  const [, count = '0'] = /(?:^|; )cart-count=(\d{1,3})(?:;|$)/.exec(readCookies()) ?? [];
  return Number(count);
}

/** The cookie `cart-count`, which is removed with the last line. */
export const createTripCount = ({ writeCookie }: Pick<Platform, 'writeCookie'>): TripCount => ({
  save: (lines) =>
    writeCookie(
      lines > 0
        ? `cart-count=${lines}; path=/; SameSite=Lax`
        : 'cart-count=; path=/; max-age=0; SameSite=Lax',
    ),
});
