/** A listed category; `within` is its parent. */
export type CategoryPlan = {
  readonly key: string;
  readonly name: string;
  readonly nameHi: string;
  readonly picture: string;
  readonly featured?: boolean;
  readonly within?: string;
};

type Line = readonly [key: string, name: string, nameHi: string, featured?: 'featured'];

const listed = (prefix: string, lines: readonly Line[]): readonly CategoryPlan[] =>
  lines.map(([key, name, nameHi, featured]) => ({
    ...{ key, name, nameHi, picture: `${prefix}-${key}` },
    ...(featured ? { featured: true } : {}),
  }));

const within = (parent: string, lines: readonly Line[]): readonly CategoryPlan[] =>
  lines.map(([key, name, nameHi]) => ({
    ...{ key, name, nameHi, picture: `category-${parent}` },
    within: parent,
  }));

export const foodCategories: readonly CategoryPlan[] = listed('category', [
  ['pizza', 'Pizza', 'पिज़्ज़ा', 'featured'],
  ['burgers', 'Burgers', 'बर्गर', 'featured'],
  ['biryani', 'Biryani & Rice', 'बिरयानी और चावल', 'featured'],
  ['sushi', 'Sushi', 'सुशी', 'featured'],
  ['curries', 'Curries', 'करी', 'featured'],
  ['tacos', 'Tacos & Burritos', 'ताको और बरीतो', 'featured'],
  ['noodles', 'Noodles', 'नूडल', 'featured'],
  ['dumplings', 'Dumplings', 'डम्पलिंग', 'featured'],
  ['salads', 'Salads & Bowls', 'सलाद और बोल', 'featured'],
  ['breakfast', 'Breakfast', 'नाश्ता', 'featured'],
  ['grill', 'Grill & Kebab', 'ग्रिल और कबाब'],
  ['pasta', 'Pasta', 'पास्ता'],
  ['sandwiches', 'Sandwiches & Wraps', 'सैंडविच और रैप'],
  ['soups', 'Soups', 'सूप'],
  ['sides', 'Sides & Snacks', 'साइड और स्नैक्स'],
  ['bakery', 'Bakery', 'बेकरी', 'featured'],
  ['sweets', 'Desserts', 'मिठाई', 'featured'],
  ['drinks', 'Drinks', 'पेय'],
]);

export const groceryCategories: readonly CategoryPlan[] = [
  ...listed('category', [
    ['produce', 'Fruit & Vegetables', 'फल और सब्ज़ियाँ', 'featured'],
    ['dairy', 'Dairy & Eggs', 'दूध और अंडे', 'featured'],
    ['bread', 'Bread & Pastry', 'ब्रेड और पेस्ट्री', 'featured'],
    ['meat-fish', 'Meat & Fish', 'मांस और मछली', 'featured'],
    ['pantry', 'Pantry', 'किराना', 'featured'],
    ['snacks', 'Snacks & Sweets', 'स्नैक्स और मिठाई', 'featured'],
    ['beverages', 'Beverages', 'पेय पदार्थ', 'featured'],
    ['household', 'Household', 'घरेलू सामान'],
  ]),
  ...within('produce', [
    ['fruit', 'Fruit', 'फल'],
    ['vegetables', 'Vegetables', 'सब्ज़ियाँ'],
  ]),
  ...within('pantry', [
    ['grains', 'Rice, Grains & Pulses', 'चावल, अनाज और दालें'],
    ['spices', 'Oils & Spices', 'तेल और मसाले'],
  ]),
];

export const pharmacyCategories: readonly CategoryPlan[] = listed('category', [
  ['pain', 'Pain & Fever', 'दर्द और बुख़ार', 'featured'],
  ['cold', 'Cold & Allergy', 'सर्दी और एलर्जी', 'featured'],
  ['digestion', 'Digestion', 'पाचन', 'featured'],
  ['vitamins', 'Vitamins', 'विटामिन', 'featured'],
  ['first-aid', 'First Aid', 'प्राथमिक चिकित्सा', 'featured'],
  ['prescription', 'Prescription', 'पर्ची वाली दवाएँ', 'featured'],
  ['care', 'Personal Care', 'व्यक्तिगत देखभाल'],
  ['baby', 'Baby', 'शिशु'],
]);

export const ecommerceCategories: readonly CategoryPlan[] = [
  ...listed('category', [
    ['fashion', 'Fashion', 'फ़ैशन', 'featured'],
    ['electronics', 'Electronics', 'इलेक्ट्रॉनिक्स', 'featured'],
    ['home', 'Home & Living', 'घर और सजावट', 'featured'],
    ['beauty', 'Beauty', 'सौंदर्य', 'featured'],
    ['toys', 'Toys & Games', 'खिलौने और खेल', 'featured'],
    ['sports', 'Sports & Outdoors', 'खेल और आउटडोर', 'featured'],
    ['books', 'Books & Stationery', 'किताबें और स्टेशनरी'],
    ['gifts', 'Flowers & Gifts', 'फूल और उपहार'],
  ]),
  ...within('fashion', [
    ['clothing', 'Clothing', 'कपड़े'],
    ['shoes', 'Shoes & Bags', 'जूते और बैग'],
  ]),
];
