import * as selectLanguage from '#application/shell/language/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export const shellOverlays: readonly Overlay[] = [
  {
    name: 'language',
    useIsOpen: () =>
      useSelector(
        useStorefront(select.language),
        (snapshot) => selectLanguage.isListOpen(snapshot) || selectLanguage.isAsking(snapshot),
      ),
    view: lazyView(async () => (await import('./dialogs/language-dialog.tsx')).LanguageDialog),
  },
];
