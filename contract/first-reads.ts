import type { FirstReads } from './first-screen.ts';

/** First calls of each page. Written by `npm run pages` from the routes of the app. */
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
  { page: '/categories', plain: true, needs: 'place and module', calls: ['/api/v1/categories'] },
  { page: '/category', needs: 'place and module', calls: ['/api/v1/categories'] },
  {
    page: '/store/latest',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/stores/latest?type=all&offset=1&limit=12'],
    picture: {
      at: ['/api/v1/stores/latest?type=all&offset=1&limit=12', 'stores', 0, 'cover_photo_full_url'],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
  {
    page: '/store/popular',
    plain: true,
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
    calls: ['/api/v1/items/latest?store_id=:id&sections=1&type=all&offset=1&limit=12'],
  },
  {
    page: '/home',
    module: 'parcel',
    needs: 'place and module',
    calls: ['/api/v1/parcel-category'],
  },
  {
    page: '/home',
    module: 'rental',
    needs: 'place and module',
    calls: [
      '/api/v1/rental/banners',
      '/api/v1/rental/vehicle/category-list?limit=100&offset=1',
      '/api/v1/rental/vehicle/top-rated?limit=12&offset=1',
      '/api/v1/rental/provider/popular?limit=12&offset=1',
      '/api/v1/rental/provider/latest?limit=12&offset=1',
    ],
    picture: {
      at: ['/api/v1/rental/banners', 'banners', 0, 'image_full_url'],
      sizes: '(max-width: 767px) 86vw, 33vw',
    },
  },
  {
    page: '/rental/vehicle-search',
    module: 'rental',
    needs: 'place and module',
    calls: [
      '/api/v1/rental/vehicle/category-list?limit=100&offset=1',
      '/api/v1/rental/vehicle/brand-list?limit=100&offset=1',
    ],
  },
  {
    page: '/rental/vehicle-search',
    module: 'rental',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/rental/vehicle/search?limit=12&offset=1'],
    picture: {
      at: ['/api/v1/rental/vehicle/search?limit=12&offset=1', 'vehicles', 0, 'thumbnail_full_url'],
      sizes: '(max-width: 640px) 92vw, (max-width: 1023px) 46vw, 320px',
    },
  },
  {
    page: '/rental/vehicle-details/:id',
    module: 'rental',
    needs: 'place and module',
    calls: [
      '/api/v1/rental/vehicle/get-vehicle-details/:id',
      '/api/v1/rental/vehicle/reviews/:id?limit=10&offset=1',
    ],
    picture: {
      at: ['/api/v1/rental/vehicle/get-vehicle-details/:id', 'images_full_url', 0],
      sizes: '(max-width: 1023px) 100vw, 640px',
    },
  },
  {
    page: '/rental/provider-details/:id',
    module: 'rental',
    needs: 'place and module',
    calls: [
      '/api/v1/rental/provider/get-provider-details/:id',
      '/api/v1/rental/provider/get-provider-reviews/:id?limit=10&offset=1',
      '/api/v1/rental/vehicle/category-list?limit=100&offset=1',
      '/api/v1/rental/vehicle/brand-list?limit=100&offset=1',
    ],
    picture: {
      at: ['/api/v1/rental/provider/get-provider-details/:id', 'cover_photo_full_url'],
      sizes: '(max-width: 767px) 100vw, 416px',
    },
  },
  {
    page: '/rental/provider-details/:id',
    module: 'rental',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/rental/vehicle/get-provider-vehicles?limit=12&offset=1&provider_id=:id'],
  },
  {
    page: '/rental/provider-details',
    module: 'rental',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/rental/provider/popular?limit=12&offset=1'],
    picture: {
      at: [
        '/api/v1/rental/provider/popular?limit=12&offset=1',
        'stores',
        0,
        'cover_photo_full_url',
      ],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
  {
    page: '/store/latest',
    module: 'rental',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/rental/provider/latest?limit=12&offset=1'],
    picture: {
      at: ['/api/v1/rental/provider/latest?limit=12&offset=1', 'stores', 0, 'cover_photo_full_url'],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
  {
    page: '/store/popular',
    module: 'rental',
    plain: true,
    needs: 'place and module',
    calls: ['/api/v1/rental/provider/popular?limit=12&offset=1'],
    picture: {
      at: [
        '/api/v1/rental/provider/popular?limit=12&offset=1',
        'stores',
        0,
        'cover_photo_full_url',
      ],
      sizes: '(max-width: 640px) 90vw, 320px',
    },
  },
];
