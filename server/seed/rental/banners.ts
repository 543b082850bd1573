/** Wide pictures at the top of the rental home, with a link to a provider or a page. */
export type RentalBannerPlan = {
  readonly picture: string;
  readonly title: string;
  readonly titleHi: string;
  readonly subtitle: string;
  readonly subtitleHi: string;
  readonly provider?: string;
  readonly link?: string;
};

export const rentalBanners: readonly RentalBannerPlan[] = [
  {
    picture: 'banner-rental-1',
    title: 'A weekend with the roof down',
    titleHi: 'खुली छत के नीचे सप्ताहांत',
    subtitle: 'Convertibles by the hour, from Uptown Fleet.',
    subtitleHi: 'अपटाउन फ़्लीट की खुली गाड़ियाँ, घंटे के हिसाब से।',
    provider: 'Uptown Fleet',
  },
  {
    picture: 'banner-rental-2',
    title: 'Moving day, sorted',
    titleHi: 'घर बदलना हुआ आसान',
    subtitle: 'Vans and pickups by the kilometre.',
    subtitleHi: 'वैन और पिकअप, किलोमीटर के हिसाब से।',
    provider: 'Midtown Movers',
  },
  {
    picture: 'banner-rental-3',
    title: 'Over the bridge by yourself',
    titleHi: 'पुल के पार, अपने दम पर',
    subtitle: 'Every electric bicycle, scooter and car near you.',
    subtitleHi: 'आपके पास की हर इलेक्ट्रिक साइकिल, स्कूटर और गाड़ी।',
    link: '/rental/vehicle-search?all_category=1',
  },
];
