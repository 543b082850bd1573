/**
 * Orders or trips placed or tracked in this tab, so that neither a reload nor a link needs the
 * phone number in the address.
 */
export interface Known<Id, Placed> {
  save(placed: Placed): void;
  /** The ones that were placed in this tab. */
  placed(ids: readonly Id[]): readonly Placed[];
  saveClaim(claim: { readonly id: Id; readonly phone: string | null }): void;
  /** The phone number given with it, where this tab knows it. */
  phoneOf(id: Id): string | null;
}
