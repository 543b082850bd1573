import type { SearchTripActor } from '#application/rental/search-trip/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { TripSearchForm, TripSearchTitle } from '#ui/rental/parts/trip-search-form.tsx';

/** Asks for the trip before a vehicle is added, or changes the trip of the cart. */
export function TripFormDialog({ dialog }: { readonly dialog: SearchTripActor }) {
  return (
    <DialogShell
      size="lg"
      title={<TripSearchTitle search={dialog} />}
      onClose={() => dialog.send({ type: 'form.close' })}
    >
      <TripSearchForm search={dialog} />
    </DialogShell>
  );
}
