import type { TypedMessageDescriptor } from 'react-intl';

type Sentence = TypedMessageDescriptor<{}>;
type Of<Names extends string> = Readonly<Record<Names, Sentence>>;

/** What each kind of sale says in its own words where newer prices are agreed to. */
export type ChangesWords = Of<'changesText' | 'changesAccept' | 'lineGone' | 'lineNew'>;

/** The same where something was not placed, or may have been. */
export type StoppedWords = Of<'kept' | 'unsureTitle' | 'unsureText' | 'askAgain'>;
