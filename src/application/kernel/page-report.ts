/** The page is looked at again, or no longer. */
export type PageReport = { readonly type: 'page.show' } | { readonly type: 'page.hide' };
