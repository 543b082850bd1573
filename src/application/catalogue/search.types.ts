import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Suggestions } from './search-reader.port.ts';

/** What a view may send. What stands in the box goes with it: it may be what the address says. */
export type Command =
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'box.enter'; readonly text: string }
  | { readonly type: 'box.leave' }
  | { readonly type: 'search.submit'; readonly text: string }
  | { readonly type: 'suggestion.choose'; readonly name: string }
  | { readonly type: 'recent.forget' };

/** What the memory of this browser tells. */
export type Report = { readonly type: 'searches.recall'; readonly recent: readonly string[] };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    search: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    search: Command;
  }
}

export type Context = {
  /** What is typed and was not searched for yet; null where the box shows what the address says. */
  readonly text: string | null;
  readonly suggestions: Suggestions | null;
  readonly failure: CallFailure | null;
  /** What was searched for before, newest first. */
  readonly recent: readonly string[];
};

export type Tag = 'open' | 'recalling' | 'asking' | 'offering' | 'failed';
export type SuggestionsAnswer = Result<Suggestions, CallFailure>;
