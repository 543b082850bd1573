/** The words in ingredients, nutrition facts and units of the example items. */
const WORDS: Readonly<Record<string, string>> = {
  // Allergens
  ...{ Wheat: 'गेहूँ', Milk: 'दूध', Soy: 'सोया', Egg: 'अंडा', 'Tree nuts': 'मेवे', Sesame: 'तिल' },
  ...{ Fish: 'मछली', Shellfish: 'झींगा और केकड़ा', Peanuts: 'मूँगफली', Oats: 'जई' },
  ...{ Mustard: 'सरसों', Celery: 'अजमोद', Lupin: 'लूपिन', Gluten: 'ग्लूटेन' },
  // Nutrition
  ...{ Protein: 'प्रोटीन', Fibre: 'फ़ाइबर', Fat: 'वसा', Sugar: 'चीनी', Salt: 'नमक' },
  ...{ 'Vitamin C': 'विटामिन C', kcal: 'किलोकैलोरी', g: 'ग्राम', mg: 'मि.ग्रा.' },
  ...{ 'per cup': 'प्रति कप', per: 'प्रति' },
  // Units
  ...{ bunch: 'गुच्छा', pc: 'नग', pcs: 'नग', bulbs: 'गाँठें', ears: 'भुट्टे', lb: 'पाउंड' },
  ...{ gal: 'गैलन', loaf: 'ब्रेड', pt: 'पिंट', oz: 'औंस', rolls: 'रोल', tablets: 'गोलियाँ' },
  ...{ sachets: 'पाउच', capsules: 'कैप्सूल', softgels: 'सॉफ़्टजेल', gummies: 'गमी', kit: 'किट' },
  ...{ doses: 'ख़ुराकें', pairs: 'जोड़े', pair: 'जोड़ा', pans: 'रंग', bar: 'टिकिया' },
  ...{ stems: 'डंठल', pack: 'पैक', packs: 'पैक', bottle: 'बोतल', bottles: 'बोतलें' },
};

const KNOWN = Object.keys(WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const WORD = new RegExp(String.raw`(?<![\p{L}])(?:${KNOWN})(?![\p{L}])`, 'gu');

/** A fact in Hindi, such as "21 capsules"; null if it contains an unknown word. */
export function factInHindi(fact: string): string | null {
  const text = fact.replaceAll(WORD, (word) => WORDS[word] ?? word);
  return /[A-Za-z]/.test(text.replace('विटामिन C', '')) ? null : text;
}

/** Facts in Hindi as the column stores them; null if one is unknown. */
export function factsInHindi(facts: readonly string[]): string | null {
  const texts = facts.map(factInHindi);
  return texts.length === 0 || texts.includes(null) ? null : JSON.stringify(texts);
}
