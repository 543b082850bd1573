import type { TypedMessageDescriptor } from 'react-intl';

type Sentence = TypedMessageDescriptor<{}>;
type Of<Names extends string> = Readonly<Record<Names, Sentence>>;

/** Texts by kind of sale for agreeing to newer prices. */
export type ChangesTexts = Of<'changesText' | 'changesAccept' | 'lineGone' | 'lineNew'>;

export type StoppedTexts = Of<'kept' | 'unsureTitle' | 'unsureText' | 'askAgain'>;
