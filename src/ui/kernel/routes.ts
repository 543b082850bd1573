import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageId, PageParams } from '#application/kernel/path.ts';
import type { PageNeeds } from '#application/shell/storefront/setup.ts';
import type { IconName } from '#ui/design/icon.tsx';

/** What a page cannot be rendered without. The storefront asks for what is missing. */
export type RouteNeeds = PageNeeds | 'customer' | 'nothing';

export type PageProps<Id extends PageId = PageId> = {
  readonly page: Id;
  /** What the address names, as it stands there. */
  readonly params: PageParams<Id>;
};

/** All that the app knows of a page before its code is there. */
export type Route<Id extends PageId = PageId> = {
  /** What the page is called until it has a heading of its own, which may name what it shows. */
  readonly title: MessageDescriptor;
  readonly needs: RouteNeeds;
  /** Of pages of a customer's profile: the sign before their title in the menu. */
  readonly profileIcon?: IconName;
  /** After their title there: how much waits on the page. */
  readonly profileBadge?: ComponentType;
  /** A lazy view; those that most visits begin with come with the first code. */
  readonly view: ComponentType<PageProps<Id>>;
};

export type Routes<Id extends PageId> = { readonly [Page in Id]: Route<Page> };

/**
 * What pages that all modules share show in one of them, in the place of what their routes say: not every
 * module has stores.
 */
export type SharedPages = {
  readonly [Page in PageId]?: Pick<Route<Page>, 'view'> & Partial<Pick<Route<Page>, 'title'>>;
};

/** What a module shows on pages of others. */
export const defineSharedPages = <const Pages extends SharedPages>(pages: Pages): Pages => pages;

/** The pages of a module, by the ids of their addresses. */
export const defineRoutes = <const Id extends PageId>(routes: Routes<Id>): Routes<Id> => routes;
