import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageId, PageParams } from '#application/kernel/path.ts';
import type { PageNeeds } from '#application/shell/storefront/setup.ts';
import type { IconName } from '#ui/design/icon.tsx';

/** Preconditions of a page. The storefront asks for those that are not met. */
export type RouteNeeds = PageNeeds | 'customer' | 'nothing';

export type PageProps<Id extends PageId = PageId> = {
  readonly page: Id;
  readonly params: PageParams<Id>;
};

/** Facts of a page before its code loads. */
export type Route<Id extends PageId = PageId> = {
  readonly title: MessageDescriptor;
  readonly needs: RouteNeeds;
  readonly profileIcon?: IconName;
  readonly profileBadge?: ComponentType;
  /** Lazy, except for the pages that most visits start with. */
  readonly view: ComponentType<PageProps<Id>>;
};

export type Routes<Id extends PageId> = { readonly [Page in Id]: Route<Page> };

/** Overrides of shared pages in one module: not every module has stores. */
export type SharedPages = {
  readonly [Page in PageId]?: Pick<Route<Page>, 'view'> & Partial<Pick<Route<Page>, 'title'>>;
};

export const defineSharedPages = <const Pages extends SharedPages>(pages: Pages): Pages => pages;

export const defineRoutes = <const Id extends PageId>(routes: Routes<Id>): Routes<Id> => routes;
