import type { VehicleBody, VehicleColour } from './vehicle-pictures.ts';

const COLOUR_WORDS: Readonly<Record<VehicleColour, readonly [en: string, hi: string]>> = {
  red: ['Red', 'लाल'],
  blue: ['Blue', 'नीली'],
  white: ['White', 'सफ़ेद'],
  graphite: ['Graphite', 'गहरी स्लेटी'],
  green: ['Green', 'हरी'],
  sand: ['Sand-coloured', 'रेतीले रंग की'],
};
const BODY_WORDS: Readonly<Record<VehicleBody, readonly [en: string, hi: string]>> = {
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
export const lookTexts = (
  body: VehicleBody,
  colour: VehicleColour,
): readonly [en: string, hi: string] => [
  `${COLOUR_WORDS[colour][0]} ${BODY_WORDS[body][0]}.`,
  `${COLOUR_WORDS[colour][1]} ${BODY_WORDS[body][1]}।`,
];
