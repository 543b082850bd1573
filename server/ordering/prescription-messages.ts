export const TOO_MANY = {
  en: 'An order takes three pictures of prescriptions at most. Remove one first.',
  hi: 'एक ऑर्डर के साथ पर्चे की अधिकतम तीन तस्वीरें दी जा सकती हैं। पहले एक हटाएँ।',
};
export const TWICE = {
  en: 'The same picture of a prescription was given twice. Remove one of them.',
  hi: 'पर्चे की एक ही तस्वीर दो बार दी गई है। उनमें से एक हटाएँ।',
};
export const GONE = {
  en: 'A picture of your prescription is no longer there. Upload it again.',
  hi: 'आपके पर्चे की एक तस्वीर अब उपलब्ध नहीं है। उसे फिर से अपलोड करें।',
};
export const NOT_FOUND = {
  en: 'There is no such picture, or it is not yours',
  hi: 'ऐसी कोई तस्वीर नहीं है, या वह आपकी नहीं है',
};
