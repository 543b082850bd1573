import { vehiclePicture } from './vehicle-pictures.ts';

type VehicleCategoryPlan = {
  readonly key: string;
  readonly name: string;
  readonly nameHi: string;
  readonly image: string;
};

/** What vehicles are for. Each is shown by one that is of it. */
export const vehicleCategories: readonly VehicleCategoryPlan[] = (
  [
    ['city', 'City cars', 'शहर की छोटी गाड़ियाँ', ['hatchback', 'red']],
    ['business', 'Saloons', 'सेडान', ['sedan', 'graphite']],
    ['family', 'Family SUVs', 'परिवार की एसयूवी', ['suv', 'green']],
    ['open', 'Open top', 'खुली छत वाली', ['convertible', 'red']],
    ['moving', 'Vans and pickups', 'वैन और पिकअप', ['van', 'white']],
    ['groups', 'Groups', 'बड़े समूह', ['minibus', 'white']],
    ['motorbikes', 'Motorbikes', 'मोटरसाइकिल', ['motorbike', 'graphite']],
    ['scooters', 'Scooters', 'स्कूटर', ['scooter', 'sand']],
    ['bicycles', 'Electric bicycles', 'इलेक्ट्रिक साइकिल', ['bicycle', 'blue']],
  ] as const
).map(([key, name, nameHi, [body, colour]]) => ({
  ...{ key, name, nameHi, image: vehiclePicture(body, colour) },
}));

type BrandPlan = { readonly key: string; readonly name: string; readonly nameHi: string };

/** Makers that exist nowhere but here. */
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
