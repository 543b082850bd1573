import type * as Storefront from '#application/shell/storefront/setup.ts';
import { nearText } from '#infrastructure/kernel/place-cookie.ts';
import type { RenderedPage } from '#infrastructure/kernel/prefetched-answers.ts';

/** True when the server rendered this very page, for this browser's place. */
export function isRenderedFor(
  { place, module, language, askedModule, mapModalInterrupted }: Storefront.Input,
  { asked, address, near }: RenderedPage,
  here: Pick<URL, 'pathname' | 'search'>,
): boolean {
  return (
    address === here.pathname + here.search &&
    asked.language === language &&
    asked.zones === (place?.zones ?? null) &&
    asked.module === (module?.id ?? null) &&
    near === (place && nearText(place)) &&
    askedModule === null &&
    !mapModalInterrupted
  );
}
