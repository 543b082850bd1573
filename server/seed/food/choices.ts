import type { ChoiceGroup } from '#server/seed/product.ts';

/** Variations of dishes. Prices are given in whole dollars and stored in cents. */
type Value = readonly [label: string, labelHi: string, dollars?: number, stock?: number];

function group(
  name: string,
  nameHi: string,
  rule: Pick<ChoiceGroup, 'type' | 'required' | 'min' | 'max'>,
  values: readonly Value[],
): ChoiceGroup {
  return {
    name,
    name_hi: nameHi,
    ...rule,
    values: values.map(([label, labelHi, dollars = 0, stock]) => ({
      label,
      label_hi: labelHi,
      price: dollars * 100,
      ...(stock === undefined ? {} : { stock }),
    })),
  };
}

const oneRequired = { type: 'single', required: true, min: 0, max: 0 } as const;
const oneIfWanted = { type: 'single', required: false, min: 0, max: 0 } as const;
const someIfWanted = (min: number, max: number) =>
  ({ type: 'multi', required: false, min, max }) as const;
const someRequired = (min: number, max: number) =>
  ({ type: 'multi', required: true, min, max }) as const;

export const SPICE = group('Spice level', 'तीखापन', oneIfWanted, [
  ['Mild', 'कम तीखा'],
  ['Medium', 'मध्यम'],
  ['Hot', 'तीखा'],
  ['Extra hot', 'बहुत तीखा'],
]);
export const PORTION = group('Portion', 'मात्रा', oneRequired, [
  ['Regular', 'सामान्य'],
  ['Large', 'बड़ी', 4],
]);
export const WITH_RICE_OR_BREAD = group('Comes with', 'साथ में', oneRequired, [
  ['Basmati rice', 'बासमती चावल'],
  ['Two rotis', 'दो रोटियाँ'],
  ['Butter naan', 'बटर नान', 2],
  ['Garlic naan', 'लहसुन नान', 3],
]);
export const PIZZA_SIZE = group('Size', 'आकार', oneRequired, [
  ['10 inch', '10 इंच'],
  ['12 inch', '12 इंच', 4],
  ['16 inch', '16 इंच', 8],
]);
export const CRUST = group('Crust', 'क्रस्ट', oneRequired, [
  ['Thin', 'पतला'],
  ['Classic', 'क्लासिक'],
  ['Cheese-stuffed', 'चीज़ भरा', 3],
  ['Gluten-free', 'ग्लूटेन-मुक्त', 3, 0],
]);
export const TOPPINGS = group('Extra toppings', 'अतिरिक्त टॉपिंग', someIfWanted(1, 4), [
  ['Mushrooms', 'मशरूम', 2],
  ['Black olives', 'काले जैतून', 2],
  ['Roasted peppers', 'भुनी शिमला मिर्च', 2],
  ['Fresh basil', 'ताज़ी तुलसी', 1],
  ['Double cheese', 'दोगुना चीज़', 3],
  ['Truffle oil', 'ट्रफ़ल तेल', 4, 0],
]);
export const PASTA_SHAPE = group('Pasta', 'पास्ता', oneRequired, [
  ['Spaghetti', 'स्पेगेटी'],
  ['Rigatoni', 'रिगाटोनी'],
  ['Gluten-free penne', 'ग्लूटेन-मुक्त पेने', 2],
]);
export const DONENESS = group('How well done', 'कितना पका', oneRequired, [
  ['Medium rare', 'हल्का पका'],
  ['Medium', 'मध्यम'],
  ['Well done', 'अच्छी तरह पका'],
]);
export const BUN = group('Bun', 'बन', oneIfWanted, [
  ['Sesame', 'तिल वाला'],
  ['Brioche', 'ब्रियोश', 1],
  ['Lettuce wrap', 'लेट्यूस रैप'],
]);
export const BURGER_SIDE = group('Pick a side', 'एक साइड चुनें', oneRequired, [
  ['Fries', 'फ़्राइज़'],
  ['Sweet potato fries', 'शकरकंद फ़्राइज़', 1],
  ['Green salad', 'हरी सलाद'],
  ['Onion rings', 'प्याज़ के छल्ले', 2, 0],
]);
export const SALSA = group('Salsas', 'साल्सा', someRequired(1, 2), [
  ['Salsa verde', 'हरी साल्सा'],
  ['Roasted tomato', 'भुने टमाटर'],
  ['Chipotle', 'चिपोत्ले'],
  ['Mango habanero', 'आम हाबानेरो', 1],
]);
export const TORTILLA = group('Tortilla', 'टॉर्टिया', oneRequired, [
  ['Corn', 'मक्के की'],
  ['Flour', 'मैदे की'],
]);
export const FILLING = group('Filling', 'भरावन', oneRequired, [
  ['Grilled vegetables', 'ग्रिल्ड सब्ज़ियाँ'],
  ['Black beans', 'काली बीन्स'],
  ['Chicken', 'चिकन', 2],
  ['Braised beef', 'धीमी आँच का बीफ़', 3],
]);
export const NOODLE_PROTEIN = group('Protein', 'प्रोटीन', oneRequired, [
  ['Tofu', 'टोफ़ू'],
  ['Chicken', 'चिकन', 2],
  ['Beef', 'बीफ़', 3],
  ['Shrimp', 'झींगा', 4],
]);
export const BROTH = group('Broth', 'शोरबा', oneRequired, [
  ['Light and clear', 'हल्का और साफ़'],
  ['Rich and creamy', 'गाढ़ा और मलाईदार', 1],
]);
export const DUMPLING_STYLE = group('Style', 'तरीक़ा', oneRequired, [
  ['Steamed', 'भाप में पके'],
  ['Pan-fried', 'तवे पर तले'],
  ['Boiled in chili oil', 'मिर्च तेल में', 1],
]);
export const DIPS = group('Dips', 'डिप', someIfWanted(1, 3), [
  ['Garlic yogurt', 'लहसुन दही'],
  ['Tahini', 'ताहिनी'],
  ['Harissa', 'हरीसा'],
  ['Hot honey', 'तीखा शहद', 1],
]);
export const WING_SAUCE = group('Sauce', 'सॉस', someRequired(1, 2), [
  ['Sweet gochujang', 'मीठी गोचुजांग'],
  ['Soy garlic', 'सोया लहसुन'],
  ['Honey butter', 'शहद मक्खन'],
  ['Ghost pepper', 'भूत जोलोकिया', 0, 3],
]);
export const PIECES = group('Pieces', 'टुकड़े', oneRequired, [
  ['6 pieces', '6 टुकड़े'],
  ['12 pieces', '12 टुकड़े', 8],
  ['20 pieces', '20 टुकड़े', 15],
]);
export const BOWL_BASE = group('Base', 'आधार', oneRequired, [
  ['Brown rice', 'ब्राउन चावल'],
  ['Quinoa', 'क्विनोआ', 1],
  ['Mixed leaves', 'मिली-जुली पत्तियाँ'],
]);
export const BOWL_TOPPINGS = group('Toppings', 'टॉपिंग', someRequired(2, 4), [
  ['Avocado', 'एवोकाडो', 2],
  ['Edamame', 'एडामामे'],
  ['Pickled onion', 'अचारी प्याज़'],
  ['Roasted sweet potato', 'भुना शकरकंद'],
  ['Soft egg', 'नरम अंडा', 1],
  ['Pomegranate', 'अनार', 1, 0],
]);
export const DRESSING = group('Dressing', 'ड्रेसिंग', oneIfWanted, [
  ['Lemon and olive oil', 'नींबू और जैतून तेल'],
  ['Sesame ginger', 'तिल अदरक'],
  ['Green goddess', 'हरी जड़ी-बूटी'],
]);
export const EGGS = group('Eggs', 'अंडे', oneRequired, [
  ['Sunny side up', 'हाफ़ फ़्राई'],
  ['Scrambled', 'भुर्जी'],
  ['Poached', 'पोच्ड'],
]);
export const BAGEL = group('Bagel', 'बेगल', oneRequired, [
  ['Everything', 'एवरीथिंग'],
  ['Sesame', 'तिल'],
  ['Plain', 'सादा'],
  ['Pumpernickel', 'पम्परनिकल', 1],
]);
export const TOASTED = group('Toasted?', 'सिका हुआ?', oneIfWanted, [
  ['Toasted', 'सिका हुआ'],
  ['As it is', 'जैसा है'],
]);
export const DRINK_SIZE = group('Size', 'आकार', oneRequired, [
  ['Small', 'छोटा'],
  ['Medium', 'मध्यम', 1],
  ['Large', 'बड़ा', 2],
]);
export const MILK = group('Milk', 'दूध', oneIfWanted, [
  ['Whole', 'फ़ुल क्रीम'],
  ['Oat', 'ओट', 1],
  ['Almond', 'बादाम', 1],
]);
export const SCOOPS = group('Flavours', 'फ़्लेवर', someRequired(1, 3), [
  ['Vanilla bean', 'वनीला'],
  ['Dark chocolate', 'डार्क चॉकलेट'],
  ['Mango', 'आम'],
  ['Pistachio', 'पिस्ता', 1],
  ['Strawberry', 'स्ट्रॉबेरी'],
  ['Salted caramel', 'नमकीन कैरेमल', 1, 2],
]);
export const CAKE_SIZE = group('Size', 'आकार', oneRequired, [
  ['Slice', 'टुकड़ा'],
  ['Half cake', 'आधा केक', 18],
  ['Whole cake', 'पूरा केक', 34],
]);
export const DOSA_SIDES = group('Chutneys', 'चटनी', someIfWanted(1, 3), [
  ['Coconut', 'नारियल'],
  ['Tomato', 'टमाटर'],
  ['Mint', 'पुदीना'],
  ['Gunpowder and ghee', 'पोडी और घी', 1],
]);
