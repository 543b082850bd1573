import { unreachable } from '#domain/kernel/defect.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ChoiceRefusal } from './choice.ts';

type Sentence = (refusal: ChoiceRefusal) => string;

export const refusalIn = (language: Language, refusal: ChoiceRefusal): string =>
  SENTENCES[language](refusal);

const english: Sentence = (refusal) => {
  switch (refusal.kind) {
    case 'choiceMissing':
      return `The variation named ${refusal.group} can not remain without selection`;
    case 'choicesOutOfBounds':
      return `Selected variation named ${refusal.group} must be in between Minimum ${refusal.min} and Maximum ${refusal.max}`;
    case 'variationOfAnotherItem':
    case 'variationUnknown':
      return 'This item does not come in the chosen variation';
    case 'addOnUnknown':
      return 'This add-on is not offered with this item';
    case 'variationOutOfStock':
      return 'This variation is out of stock. Choose another variation to proceed further.';
    case 'outOfStock':
      return refusal.stock > 0 ? 'You have reached the stock limit for this item.' : 'Out of Stock';
    case 'outOfLimits':
      return 'You have reached the maximum quantity for this item.';
    default:
      return unreachable(refusal);
  }
};

const hindi: Sentence = (refusal) => {
  switch (refusal.kind) {
    case 'choiceMissing':
      return `${refusal.group} में से कुछ चुनना ज़रूरी है`;
    case 'choicesOutOfBounds':
      return `${refusal.group} में से कम से कम ${refusal.min} और ज़्यादा से ज़्यादा ${refusal.max} चुनें`;
    case 'variationOfAnotherItem':
    case 'variationUnknown':
      return 'यह आइटम चुने गए रूप में नहीं मिलता';
    case 'addOnUnknown':
      return 'यह ऐड-ऑन इस आइटम के साथ नहीं मिलता';
    case 'variationOutOfStock':
      return 'यह रूप ख़त्म हो गया है। आगे बढ़ने के लिए कोई दूसरा चुनें।';
    case 'outOfStock':
      return refusal.stock > 0 ? 'इस आइटम का इतना ही स्टॉक बचा है।' : 'स्टॉक ख़त्म';
    case 'outOfLimits':
      return 'आप इस आइटम की अधिकतम मात्रा तक पहुँच गए हैं।';
    default:
      return unreachable(refusal);
  }
};

const SENTENCES: Readonly<Record<Language, Sentence>> = { en: english, hi: hindi };
