export type PageReport = { readonly type: 'page.show' } | { readonly type: 'page.hide' };
