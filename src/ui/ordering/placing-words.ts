import type { TypedMessageDescriptor } from 'react-intl';

type Sentence = TypedMessageDescriptor<{}>;
type Of<Names extends string> = Readonly<Record<Names, Sentence>>;

/** Texts by kind of sale for agreeing to newer prices. */
export type ChangesWords = Of<'changesText' | 'changesAccept' | 'lineGone' | 'lineNew'>;

export type StoppedWords = Of<'kept' | 'unsureTitle' | 'unsureText' | 'askAgain'>;
