import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chosenVariation } from '#contract/cart.ts';
import { flag, numeric } from '#contract/kernel.ts';
import { issueMessages } from './issue-messages.ts';

test.each([
  { schema: numeric, sent: 'abc', en: 'enter a number', hi: 'एक संख्या लिखें' },
  { schema: numeric, sent: {}, en: 'enter a number', hi: 'एक संख्या लिखें' },
  { schema: flag, sent: 'perhaps', en: 'answer yes or no', hi: 'हाँ या नहीं में जवाब दें' },
  {
    schema: chosenVariation,
    sent: 'Large',
    en: 'this value cannot be used',
    hi: 'यह मान इस्तेमाल नहीं हो सकता',
  },
  {
    schema: v.union([v.picklist(['home', 'office']), v.literal('other')]),
    sent: 'moon',
    en: 'choose one of what is offered',
    hi: 'दिए गए विकल्पों में से चुनें',
  },
  { schema: v.union([v.string(), v.null()]), sent: 7, en: 'enter a text', hi: 'कुछ शब्द लिखें' },
])('a field of several types is described by its usual one: $en', ({ schema, sent, en, hi }) => {
  const [issue] = v.safeParse(schema, sent).issues ?? [];
  expect(issueMessages({ message: '', ...issue, path: [] }, [])).toEqual({ en, hi });
});
