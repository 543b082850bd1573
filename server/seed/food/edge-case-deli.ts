import type { Product } from '../product.ts';
import { ALWAYS, type StorePlan } from '../store-plan.ts';
import { PORTION, TOPPINGS } from './choices.ts';
import { meat, veg } from './dish.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const OVERRIDE = '\u202E';

/** 300 characters that wrap, and 300 without a space, which cannot. */
const long = 'A sandwich whose name goes on and on '
  .repeat(9)
  .slice(0, 300)
  .trimEnd()
  .padEnd(300, '!');
const unbroken = 'Mmmm'.repeat(75);

/**
 * A store with edge cases for layouts, as its name says. It is in Queens and old, so that it does not appear
 * on the first screen.
 */
const menu: readonly Product[] = [
  veg(
    `Sub ${MARKUP}`,
    `सब ${MARKUP}`,
    995,
    'sandwiches',
    'veg-wrap',
    `<script>alert('about')</script> A sandwich that must stay text. ${MARKUP}`,
    `${MARKUP} यह सैंडविच बस अक्षर है।`,
  ),
  veg(
    'Cookie </script><script>alert(1)</script>',
    '</script> कुकी',
    350,
    'sweets',
    'cookies',
    '</script></textarea></style> closes nothing at all.',
    '</script> कुछ बंद नहीं करता।',
  ),
  meat(
    `Pastrami ${OVERRIDE}eyr no`,
    `पास्त्रामी ${OVERRIDE}`,
    1495,
    'sandwiches',
    'pastrami',
    `Right-to-left override: ${OVERRIDE}desrever si siht\u202C, and here it ends.`,
    'दाएँ से बाएँ का पलटाव।',
  ),
  veg(
    '🌮🔥👩‍👩‍👧‍👦🇮🇳 Family Taco 🏳️‍🌈',
    '🌮 पारिवारिक ताको 👩‍👩‍👧‍👦',
    1200,
    'tacos',
    'veg-tacos',
    'Emoji of one, two and seven code points: 🫓 🏳️‍🌈 👩‍👩‍👧‍👦.',
    '🫓 🏳️‍🌈 👩‍👩‍👧‍👦',
  ),
  veg(
    long,
    'एक बहुत ही लंबे नाम वाला सैंडविच '.repeat(8).trim(),
    1095,
    'sandwiches',
    'club-sandwich',
    long,
    'बहुत लंबा विवरण '.repeat(20).trim(),
    { choices: [{ ...PORTION, name: long.slice(0, 120) }, TOPPINGS] },
  ),
  veg(unbroken, unbroken, 1095, 'sandwiches', 'grilled-cheese', unbroken, unbroken),
  veg(
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘ Salad',
    'ज़ाल्गो सलाद',
    895,
    'salads',
    'caesar',
    'Combining marks: é is é, and ñ is ñ. Q̴̛̘̠u̷̟͊i̶͙̽n̴̰̈́o̸͕͝a̵̗̓.',
    'मात्राएँ: क़ ख़ ग़ ज़ ड़ ढ़ फ़।',
  ),
  veg(
    'سلطة فتوش Fattoush سلطة',
    'फ़त्तूश سلطة',
    950,
    'salads',
    'fattoush',
    'Two directions in one line: حمص and hummus, 3 قطع.',
    'एक पंक्ति में दो दिशाएँ: حمص',
  ),
  veg(
    '  Leading, trailing   and double blanks  ',
    null as unknown as string,
    500,
    'sides',
    'fries',
    ' \t Tabs and\nnew lines\n\nin a description. ',
    null as unknown as string,
  ),
  veg(
    'O\'Brien\'s "Quoted" & Sons; DROP TABLE item;--',
    'ओ\'ब्रायन & "सन्स"',
    725,
    'soups',
    'tomato-soup',
    'Quotes \' " ` and ${braces} {{mustache}} {icu, plural, one {#} other {#}} %s %d &amp; \\n.',
    'उद्धरण \' " ` और {icu}',
  ),
  veg('Free Water', 'मुफ़्त पानी', 0, 'drinks', 'sparkling-water', 'Costs nothing.', 'कुछ नहीं लगता।', {
    maximum: 1,
  }),
  meat(
    'Golden Caviar Tower',
    'सुनहरा कैवियार',
    99_999_900,
    'sides',
    'lox',
    'Six zeros, to see whether the price fits.',
    'छह शून्य, यह देखने को कि क़ीमत समाती है या नहीं।',
    { maximum: 2 },
  ),
  veg(
    'A\u200B\u200C\u200D\uFEFFB Invisible',
    'अदृश्य',
    650,
    'bakery',
    'muffin',
    'Zero-width characters between A and B.',
    'शून्य-चौड़ाई के अक्षर।',
  ),
];

export const edgeCaseDeli: StorePlan = {
  ...{ name: 'The Edge Case Deli', nameHi: 'द एज केस डेली', zone: 6, house: 404 },
  ...{ street: '21st Street', along: 0.5, sells: menu, cover: 'cover-diner' },
  ...{ hours: ALWAYS, minutes: [20, 30], weeks: 170, stars: 4.1 },
};
