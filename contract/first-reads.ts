import type { FirstReads } from './first-screen.ts';

/** What each page asks for first. Written by `npm run pages` from the routes of the app. */
export const firstReads: readonly FirstReads[] = [
  { page: null, needs: 'place', calls: ['/api/v1/module'] },
  { page: '/', needs: 'nothing', calls: ['/api/v1/module', '/api/v1/zone/list'] },
  {
    page: '/home',
    needs: 'place and module',
    calls: [
      '/api/v1/banners',
      '/api/v1/categories?featured=1',
      '/api/v1/stores/popular?type=all&offset=1&limit=12',
      '/api/v1/items/recommended?type=all&offset=1&limit=12',
      '/api/v1/stores/latest?type=all&offset=1&limit=12',
      '/api/v1/items/discounted?type=all&offset=1&limit=12',
    ],
    picture: {
      at: ['/api/v1/banners', 'banners', 0, 'image_full_url'],
      sizes: '(max-width: 767px) 86vw, 33vw',
    },
  },
  {
    page: '/store/latest',
    needs: 'place and module',
    calls: ['/api/v1/stores/latest?type=all&offset=1&limit=12'],
    picture: {
      at: ['/api/v1/stores/latest?type=all&offset=1&limit=12', 'stores', 0, 'cover_photo_full_url'],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
  {
    page: '/store/popular',
    needs: 'place and module',
    calls: ['/api/v1/stores/popular?type=all&offset=1&limit=12'],
    picture: {
      at: [
        '/api/v1/stores/popular?type=all&offset=1&limit=12',
        'stores',
        0,
        'cover_photo_full_url',
      ],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
  {
    page: '/store/:id',
    needs: 'place',
    calls: ['/api/v1/stores/details/:id'],
    picture: {
      at: ['/api/v1/stores/details/:id', 'cover_photo_full_url'],
      sizes: '(max-width: 767px) 100vw, 416px',
    },
  },
  {
    page: '/store/:id',
    needs: 'place and module',
    calls: ['/api/v1/items/latest?store_id=:id&category_id=0&type=all&offset=1&limit=12'],
  },
];
