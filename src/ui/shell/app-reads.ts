import type { ModuleType } from '#domain/catalogue/module.ts';
import { itemReads } from '#ui/cart/cart.reads.ts';
import { catalogueReads } from '#ui/catalogue/catalogue.reads.ts';
import type { PageId } from '#application/kernel/path.ts';
import type { AllPageReads, PageReads, Reads } from '#ui/kernel/page-reads.ts';
import { parcelReads } from '#ui/parcel/parcel.reads.ts';
import { rentalReads } from '#ui/rental/rental.reads.ts';
import { shellReads } from './shell.reads.ts';

/** What pages read first, whichever module they show. */
export const appReads: AllPageReads = { ...shellReads, ...catalogueReads };

/** The same of pages that show one type of module, in the place of the former where both name one. */
export const moduleReads: Readonly<Partial<Record<ModuleType, AllPageReads>>> = {
  parcel: parcelReads,
  rental: rentalReads,
};

/** What the page reads first in a module of this type. */
export const readsOfPage = (id: PageId, type: ModuleType | null): PageReads | undefined =>
  (type && moduleReads[type]?.[id]) ?? appReads[id];

/** What stands around every page reads the modules of the place: the rail at its side. */
export const frameReads: Reads = ({ queries, scope }) =>
  scope.zones === null ? [] : [queries.catalogue.modules(scope)];

/** What lies over a page by its address reads. It is in no drawing, and comes with the page where it is answered. */
export const overlayReads: Reads = itemReads;
