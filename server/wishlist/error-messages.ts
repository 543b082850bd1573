/** Messages by kind of wish. */
export const WISH = {
  item: {
    unknown: { en: 'This item does not exist', hi: 'यह आइटम मौजूद नहीं है' },
    there: {
      en: 'This item is already in your wishlist',
      hi: 'यह आइटम पहले से आपकी पसंद की सूची में है',
    },
    missing: {
      en: 'This item is not in your wishlist',
      hi: 'यह आइटम आपकी पसंद की सूची में नहीं है',
    },
    added: {
      en: 'The item was added to your wishlist',
      hi: 'आइटम आपकी पसंद की सूची में जोड़ दिया गया',
    },
    removed: {
      en: 'The item was removed from your wishlist',
      hi: 'आइटम आपकी पसंद की सूची से हटा दिया गया',
    },
  },
  store: {
    unknown: { en: 'This store does not exist', hi: 'यह स्टोर मौजूद नहीं है' },
    there: {
      en: 'This store is already in your wishlist',
      hi: 'यह स्टोर पहले से आपकी पसंद की सूची में है',
    },
    missing: {
      en: 'This store is not in your wishlist',
      hi: 'यह स्टोर आपकी पसंद की सूची में नहीं है',
    },
    added: {
      en: 'The store was added to your wishlist',
      hi: 'स्टोर आपकी पसंद की सूची में जोड़ दिया गया',
    },
    removed: {
      en: 'The store was removed from your wishlist',
      hi: 'स्टोर आपकी पसंद की सूची से हटा दिया गया',
    },
  },
  vehicle: {
    unknown: { en: 'This vehicle does not exist', hi: 'यह गाड़ी मौजूद नहीं है' },
    there: {
      en: 'This vehicle is already in your wishlist',
      hi: 'यह गाड़ी पहले से आपकी पसंद की सूची में है',
    },
    missing: {
      en: 'This vehicle is not in your wishlist',
      hi: 'यह गाड़ी आपकी पसंद की सूची में नहीं है',
    },
    added: {
      en: 'The vehicle was added to your wishlist',
      hi: 'गाड़ी आपकी पसंद की सूची में जोड़ दी गई',
    },
    removed: {
      en: 'The vehicle was removed from your wishlist',
      hi: 'गाड़ी आपकी पसंद की सूची से हटा दी गई',
    },
  },
  provider: {
    unknown: { en: 'This provider does not exist', hi: 'यह प्रदाता मौजूद नहीं है' },
    there: {
      en: 'This provider is already in your wishlist',
      hi: 'यह प्रदाता पहले से आपकी पसंद की सूची में है',
    },
    missing: {
      en: 'This provider is not in your wishlist',
      hi: 'यह प्रदाता आपकी पसंद की सूची में नहीं है',
    },
    added: {
      en: 'The provider was added to your wishlist',
      hi: 'प्रदाता आपकी पसंद की सूची में जोड़ दिया गया',
    },
    removed: {
      en: 'The provider was removed from your wishlist',
      hi: 'प्रदाता आपकी पसंद की सूची से हटा दिया गया',
    },
  },
};

export const ONE_OF = {
  itemOrStore: {
    en: 'Name either an item or a store',
    hi: 'या तो आइटम बताएँ या स्टोर',
  },
  vehicleOrProvider: {
    en: 'Name either a vehicle or a provider',
    hi: 'या तो गाड़ी बताएँ या प्रदाता',
  },
};
export const FULL = {
  en: 'Your wishlist is full: remove something first',
  hi: 'आपकी पसंद की सूची भर गई है: पहले कुछ हटाएँ',
};
