/**
 * What this tab knows of what was placed or tracked in it, so that neither a reload nor a link needs the
 * phone number in the address.
 */
export interface Known<Id, Placed> {
  save(placed: Placed): void;
  /** Those of them that were placed here. */
  placed(ids: readonly Id[]): readonly Placed[];
  saveClaim(claim: { readonly id: Id; readonly phone: string | null }): void;
  /** The phone number given with it, where it is known here. */
  phoneOf(id: Id): string | null;
}
