import { Suspense, type ReactNode } from 'react';
import type { DialogId } from '#application/kernel/dialog.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import type { LazyView } from '#ui/kernel/lazy-view.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { appDialogViews } from '#ui/shell/app-dialog-views.ts';
import { appOverlays } from '#ui/shell/app-overlays.ts';

/** Whatever is open over the page. The code of a dialog comes when it is first opened. */
export function Dialogs() {
  const dialogs = useStorefront(select.dialogs);
  return (
    <>
      {appOverlays.map((overlay) => (
        <Opened key={overlay.name}>
          <OpenOverlay overlay={overlay} />
        </Opened>
      ))}
      {dialogs.map((id) => (
        <Opened key={id}>
          <OpenDialog id={id} />
        </Opened>
      ))}
    </>
  );
}

function OpenOverlay({ overlay: { useIsOpen, view: View } }: { readonly overlay: Overlay }) {
  return useIsOpen() ? <View /> : null;
}

function OpenDialog({ id }: { readonly id: DialogId }) {
  const dialog = useStorefront(select.dialog(id));
  const View = appDialogViews[id] as LazyView<{ readonly dialog: unknown }>;
  if (dialog) return <View dialog={dialog} />;
  // Its view comes while its machine does.
  void View.fetch();
  return null;
}

/** Each waits for its own code: a dialog that comes must not disturb the one that is open. */
function Opened({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
