const VERBS =
  'is|are|was|were|has|have|may|can|could|must|will|would|does|do|did|needs|fits|lies|says';

/** Words whose scope a "not" after the verb would change. */
const UNCLEAR =
  /\b(and|or|not|no|none|nothing|nobody|never|neither|only|all|every|everything|everybody|some|still|already|yet|just|any|anything|both)\b/;

const AUXILIARIES = /^(is|are|was|were|has|have|may|can|could|must|will|would|does|do|did)$/;

/** Words that begin a clause: the verb behind them is not that of the sentence. */
const CLAUSE = /\b(where|who|which|that|whose|when|if|to)\b/;

/** Negative forms of subjects and objects: "something" becomes "nothing". */
const NONE: Readonly<Record<string, string>> = {
  ...{ something: 'nothing', a: 'no', an: 'no', another: 'no other' },
};

/** The negation of a simple sentence: "the cart is empty" becomes "the cart is not empty"; null for others. */
export function negated(sentence: string): string | null {
  if (UNCLEAR.test(sentence)) return null;
  const [, there = '', thing = '', end = ''] =
    /^(there (?:is|was) |)(something|an?|another)\b(.*)$/.exec(sentence) ?? [];
  if (thing !== '') return `${there}${NONE[thing] ?? ''}${end}`;
  const found = new RegExp(`^(.*?)\\b(${VERBS})\\b(.*)$`).exec(sentence);
  const [, before = '', said = '', after = ''] = found ?? [];
  if (CLAUSE.test(before)) return null;
  if (said === 'has' && after.startsWith(' to ')) return `${before}does not have${after}`;
  return AUXILIARIES.test(said) ? `${before}${said} not${after}` : null;
}
