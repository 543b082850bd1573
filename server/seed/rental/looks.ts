import type { Body, Colour } from './models.ts';

/** Which colours each body is drawn in. */
export const DRAWN: Readonly<Record<Body, readonly Colour[]>> = {
  hatchback: ['red', 'blue', 'white', 'green'],
  sedan: ['graphite', 'blue', 'white', 'sand'],
  suv: ['green', 'white', 'graphite'],
  van: ['white', 'sand'],
  pickup: ['red', 'graphite'],
  convertible: ['red', 'sand'],
  minibus: ['white', 'blue'],
  scooter: ['sand', 'red', 'green'],
  motorbike: ['graphite', 'red'],
  bicycle: ['blue', 'green'],
};

/** The first view is the one on cards. */
export const VIEWS = ['side', 'front', 'rear', 'inside'] as const;

export const lookPicture = (look: string, view: (typeof VIEWS)[number] = 'side'): string =>
  `/pictures/vehicles/${look}-${view}-320.webp`;

const COLOUR_WORDS: Readonly<Record<Colour, readonly [en: string, hi: string]>> = {
  red: ['Red', 'लाल'],
  blue: ['Blue', 'नीली'],
  white: ['White', 'सफ़ेद'],
  graphite: ['Graphite', 'गहरी स्लेटी'],
  green: ['Green', 'हरी'],
  sand: ['Sand-coloured', 'रेतीले रंग की'],
};
const BODY_WORDS: Readonly<Record<Body, readonly [en: string, hi: string]>> = {
  hatchback: ['hatchback', 'हैचबैक'],
  sedan: ['saloon', 'सेडान'],
  suv: ['SUV', 'एसयूवी'],
  van: ['van', 'वैन'],
  pickup: ['pickup', 'पिकअप'],
  convertible: ['convertible', 'खुली छत वाली गाड़ी'],
  minibus: ['minibus', 'मिनीबस'],
  scooter: ['scooter', 'स्कूटी'],
  motorbike: ['motorbike', 'मोटरसाइकिल'],
  bicycle: ['electric bicycle', 'इलेक्ट्रिक साइकिल'],
};

/** "Red hatchback.", in both languages. */
export const lookWords = (body: Body, colour: Colour): readonly [en: string, hi: string] => [
  `${COLOUR_WORDS[colour][0]} ${BODY_WORDS[body][0]}.`,
  `${COLOUR_WORDS[colour][1]} ${BODY_WORDS[body][1]}।`,
];
