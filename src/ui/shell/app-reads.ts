import type { ModuleType } from '#domain/catalogue/module.ts';
import { itemReads } from '#ui/cart/cart.reads.ts';
import { catalogueReads } from '#ui/catalogue/catalogue.reads.ts';
import type { PageId } from '#application/kernel/path.ts';
import type { AllPageReads, PageReads, Reads } from '#ui/kernel/page-reads.ts';
import { parcelReads } from '#ui/parcel/parcel.reads.ts';
import { rentalReads } from '#ui/rental/rental.reads.ts';
import { shellReads } from './shell.reads.ts';

export const appReads: AllPageReads = { ...shellReads, ...catalogueReads };

/** Reads by module type; these take precedence over the common ones. */
export const moduleReads: Readonly<Partial<Record<ModuleType, AllPageReads>>> = {
  parcel: parcelReads,
  rental: rentalReads,
};

export const readsOfPage = (id: PageId, type: ModuleType | null): PageReads | undefined =>
  (type && moduleReads[type]?.[id]) ?? appReads[id];

/** The rail beside every page reads the modules of the place. */
export const frameReads: Reads = ({ queries, scope }) =>
  scope.zones === null ? [] : [queries.catalogue.modules(scope)];

/** Reads of overlays. They are never rendered on the server, only prefetched. */
export const overlayReads: Reads = itemReads;
