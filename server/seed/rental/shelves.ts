import { rentalPicture } from './vehicle-pictures.ts';

type VehicleCategoryPlan = {
  readonly key: string;
  readonly name: string;
  readonly nameHi: string;
  readonly image: string;
};

/** Categories of vehicles, each with the picture of one of its vehicles. */
export const vehicleCategories: readonly VehicleCategoryPlan[] = (
  [
    ['city', 'City cars', 'शहर की छोटी गाड़ियाँ'],
    ['business', 'Saloons', 'सेडान'],
    ['family', 'Family SUVs', 'परिवार की एसयूवी'],
    ['open', 'Open top', 'खुली छत वाली'],
    ['moving', 'Vans and pickups', 'वैन और पिकअप'],
    ['groups', 'Groups', 'बड़े समूह'],
    ['motorbikes', 'Motorbikes', 'मोटरसाइकिल'],
    ['scooters', 'Scooters', 'स्कूटर'],
    ['bicycles', 'Electric bicycles', 'इलेक्ट्रिक साइकिल'],
  ] as const
).map(([key, name, nameHi]) => ({
  ...{ key, name, nameHi, image: rentalPicture(`category-${key}`) },
}));

type BrandPlan = { readonly key: string; readonly name: string; readonly nameHi: string };

/** Fictional makers. */
export const vehicleBrands: readonly BrandPlan[] = (
  [
    ['braskel', 'Braskel', 'ब्रास्केल'],
    ['cindrel', 'Cindrel', 'सिंड्रेल'],
    ['dovetta', 'Dovetta', 'डोवेटा'],
    ['halcyra', 'Halcyra', 'हैल्सीरा'],
    ['kestora', 'Kestora', 'केस्टोरा'],
    ['marrowin', 'Marrowin', 'मैरोविन'],
    ['norrvik', 'Norrvik', 'नॉरविक'],
    ['orvane', 'Orvane', 'ऑरवेन'],
    ['pendrake', 'Pendrake', 'पेंड्रेक'],
    ['tamrell', 'Tamrell', 'टैमरेल'],
    ['valdine', 'Valdine', 'वैल्डीन'],
    ['yarrowby', 'Yarrowby', 'यारोबी'],
    ['zephrine', 'Zephrine', 'ज़ेफ़्रीन'],
  ] as const
).map(([key, name, nameHi]) => ({ key, name, nameHi }));
