import type { Chance } from './chance.ts';

/** Reviews by number of stars. */
type Voices = Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;

const meals: Voices = {
  5: [
    'Arrived hot and tasted like someone’s grandmother was watching the pot.',
    'Best I have had in the city. We were quiet for ten minutes.',
    'Portion for two, gone in one sitting. No regrets.',
    'Ordered it three times this week. Please do not tell my doctor.',
    'बहुत स्वादिष्ट! बिल्कुल घर जैसा स्वाद।',
    'Perfectly seasoned, packed with care, still crisp after the ride.',
    'The kind of meal that rescues a Tuesday.',
    'ताज़ा, गरम और समय से पहले पहुँचा।',
  ],
  4: [
    'Really good, could have used a little more sauce.',
    'Generous and fresh. Ten minutes late, still warm.',
    'स्वाद अच्छा था, थोड़ा और तीखा हो सकता था।',
    'Very tasty. I would choose the large one next time.',
    'Solid. The leftovers were even better.',
  ],
  3: ['Fine, a bit salty for me.', 'Good flavour but it had gone soft on the way.', 'ठीक-ठाक था।'],
  2: ['Came lukewarm and they forgot the dip.', 'Smaller than in the picture.'],
  1: ['Not what I ordered. They did make it right the next day.'],
};

const goods: Voices = {
  5: [
    'Exactly as described, carefully packed.',
    'Better quality than I expected for the price.',
    'Bought one, came back for two more.',
    'बढ़िया सामान, समय पर मिला।',
    'Fast delivery and a friendly rider.',
    'The freshest in the neighbourhood.',
  ],
  4: [
    'Does what it should.',
    'Good value. The box was a little dented.',
    'अच्छा है, दाम भी ठीक है।',
    'Happy with it so far.',
  ],
  3: ['Average, but it came quickly.', 'It is all right.', 'ठीक है।'],
  2: ['Shorter date than I would like.', 'Not quite the colour in the picture.'],
  1: ['Arrived damaged; the refund came the same day.'],
};

const rides: Voices = {
  5: [
    'Clean, full tank, and the handover took four minutes.',
    'Drove like new. We will take the same one next month.',
    'Everything worked, even the old cable for my phone.',
    'गाड़ी एकदम साफ़ थी और समय पर मिली।',
    'Friendly people, fair price, no small print.',
    'Exactly the one in the picture.',
    'सफ़र में कोई परेशानी नहीं हुई।',
  ],
  4: [
    'Good vehicle. Parking at their office is tight.',
    'Comfortable, a little thirsty on the motorway.',
    'अच्छी गाड़ी, बस लेने में थोड़ा समय लगा।',
    'Smooth ride, the seats could be softer.',
  ],
  3: ['It did what it had to.', 'Fine, though it needed a wash.', 'ठीक थी।'],
  2: ['The battery was half empty at the handover.', 'Louder than I had expected.'],
  1: ['It was not there at the time; they gave the money back.'],
};

const KINDS = { meals, goods, rides };

const REPLIES = [
  'Thank you, that made our day!',
  'Sorry about that. We have talked to the kitchen.',
  'धन्यवाद! फिर मिलेंगे।',
  'Thanks for telling us, we will do better.',
];
const REPLIES_OF_PROVIDERS = [
  'Thank you, come back soon!',
  'Sorry about that. We have looked after it.',
  'धन्यवाद! शुभ यात्रा।',
];

const NAMES = [
  ...['Maya R.', 'Dev P.', 'Lucía M.', 'Owen K.', 'Priya S.', 'Noor A.', 'Jonah B.', 'Mei L.'],
  ...['Tomasz W.', 'Aisha D.', 'Ravi N.', 'Grace O.', 'Hana Y.', 'Sam T.', 'Zoë F.', 'रोहित वर्मा'],
];

export type Voice = {
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  readonly reply: string | null;
};

/** A review with about this many stars (out of 5). */
export function reviewWith(stars: number, on: keyof typeof KINDS, chance: Chance): Voice {
  const drift = chance.next() + chance.next() + chance.next() - 1.5;
  const rating = Math.max(1, Math.min(5, Math.round(stars + drift * 1.3))) as 1 | 2 | 3 | 4 | 5;
  return {
    rating,
    comment: chance.oneOf(KINDS[on][rating]),
    name: chance.oneOf(NAMES),
    reply: chance.happens(0.2)
      ? chance.oneOf(on === 'rides' ? REPLIES_OF_PROVIDERS : REPLIES)
      : null,
  };
}
