/** Wide pictures at the top of each module's home, in order; `store` is the store that a banner links to. */
export type BannerPlan = {
  readonly module: number;
  readonly picture: string;
  readonly title: string;
  readonly titleHi: string;
  readonly subtitle: string;
  readonly subtitleHi: string;
  readonly store?: string;
};

type Line = readonly [
  module: number,
  picture: string,
  title: string,
  titleHi: string,
  subtitle: string,
  subtitleHi: string,
  store?: string,
];

export const banners: readonly BannerPlan[] = (
  [
    [
      1,
      'banner-food-1',
      'Dinner, already on its way',
      'रात का खाना, बस पहुँचने वाला है',
      'Kitchens around the corner, at your door in half an hour.',
      'पास की रसोई से, आधे घंटे में आपके दरवाज़े पर।',
    ],
    [
      1,
      'banner-food-2',
      'A slice of Naples',
      'नेपल्स का स्वाद',
      'Blistered crusts and milky mozzarella at Nonna Pia.',
      'नोन्ना पिया में कुरकुरा क्रस्ट और ताज़ा मोज़रेला।',
      'Nonna Pia',
    ],
    [
      1,
      'banner-food-3',
      'Breakfast until noon',
      'दोपहर तक नाश्ता',
      'Pancakes, dosas and strong coffee, every morning.',
      'पैनकेक, डोसा और कड़क कॉफ़ी, हर सुबह।',
    ],
    [
      2,
      'banner-grocery-1',
      'The market comes to you',
      'बाज़ार आपके घर',
      'Picked this morning, in your kitchen by lunch.',
      'सुबह तोड़ा, दोपहर तक आपकी रसोई में।',
    ],
    [
      2,
      'banner-grocery-2',
      'Strawberry season',
      'स्ट्रॉबेरी का मौसम',
      '20 % off berries while they last.',
      'बेरी पर 20 % की छूट, जब तक मिलें।',
    ],
    [
      3,
      'banner-pharmacy-1',
      'Feel better sooner',
      'जल्दी ठीक हों',
      'Medicine and care at any hour.',
      'दवाइयाँ और देखभाल, किसी भी समय।',
    ],
    [
      3,
      'banner-pharmacy-2',
      'Vitamins for grey days',
      'विटामिन, हर मौसम के लिए',
      'Up to 20 % off this month.',
      'इस महीने 20 % तक की छूट।',
    ],
    [
      4,
      'banner-shop-1',
      'Small luxuries, same day',
      'छोटी ख़ुशियाँ, आज ही',
      'From independent shops in your streets.',
      'आपके इलाक़े की दुकानों से।',
    ],
    [
      4,
      'banner-shop-2',
      'Say it with flowers',
      'फूलों से कहिए',
      'Bouquets tied this morning by Sunday Bloom.',
      'संडे ब्लूम के ताज़े गुलदस्ते।',
      'Sunday Bloom',
    ],
  ] satisfies readonly Line[] as readonly Line[]
).map(([module, picture, title, titleHi, subtitle, subtitleHi, store]) => ({
  ...{ module, picture, title, titleHi, subtitle, subtitleHi },
  ...(store ? { store } : {}),
}));
