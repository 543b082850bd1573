/** Bodies, colours and views that tools/images renders for `/pictures/vehicles`. */
export const VEHICLE_COLOURS = ['red', 'blue', 'white', 'graphite', 'green', 'sand'] as const;
export type VehicleColour = (typeof VEHICLE_COLOURS)[number];

/** Cards show the first view. */
export const VEHICLE_VIEWS = ['side', 'front', 'rear', 'inside'] as const;
export type VehicleView = (typeof VEHICLE_VIEWS)[number];

export const VEHICLE_PICTURES = {
  hatchback: ['red', 'blue', 'white', 'green'],
  sedan: ['graphite', 'blue', 'white', 'sand'],
  suv: ['green', 'white', 'graphite', 'red'],
  van: ['white', 'sand', 'blue'],
  pickup: ['red', 'graphite', 'blue'],
  convertible: ['red', 'sand', 'blue'],
  minibus: ['white', 'blue', 'sand'],
  scooter: ['sand', 'red', 'green', 'blue'],
  motorbike: ['graphite', 'red', 'blue'],
  bicycle: ['blue', 'green', 'red', 'white'],
} as const satisfies Readonly<Record<string, readonly VehicleColour[]>>;

export type VehicleBody = keyof typeof VEHICLE_PICTURES;

/** The small file; the large one has -800 in place of -320. */
export const vehiclePicture = (
  body: VehicleBody,
  colour: VehicleColour,
  view: VehicleView = 'side',
): string => `/pictures/vehicles/${body}-${colour}-${view}-320.webp`;

/** Picture of a category, provider or banner. */
export const rentalPicture = (name: string): string => `/pictures/vehicles/${name}-320.webp`;
