import * as v from 'valibot';
import { firstScreen, type FirstScreen } from '#contract/first-screen.ts';
import type { RequestScope } from './http-client.ts';

/**
 * Answers that came with the page. Each is returned once, and only to the principal that the server rendered
 * for.
 */
export type PrefetchedAnswers = {
  readonly take: (path: string, scope: RequestScope) => unknown;
};

export type RenderedPage = NonNullable<FirstScreen['rendered']> & {
  readonly asked: FirstScreen['asked'];
};

const NOTHING = { prefetched: { take: () => undefined }, rendered: null };

/**
 * Reads the data that the server embedded in the page. The server knows the visitor by a cookie, which may be
 * missing or older than the browser's storage: then none of the data applies to this customer.
 */
export function firstScreenIn(text: string | null | undefined): {
  readonly prefetched: PrefetchedAnswers;
  readonly rendered: RenderedPage | null;
} {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), firstScreen), text);
  if (!parsed.success) return NOTHING;
  const { asked, rendered } = parsed.output;
  return {
    prefetched: prefetchedAnswersOf(parsed.output),
    rendered: rendered ? { ...rendered, asked } : null,
  };
}

export function prefetchedAnswersOf({
  asked,
  answers: given,
}: Pick<FirstScreen, 'asked' | 'answers'>): PrefetchedAnswers {
  const answers = new Map(Object.entries(given));
  return {
    take(path, scope) {
      if (!isSame(asked, scope)) return undefined;
      const answer = answers.get(path);
      answers.delete(path);
      return answer;
    },
  };
}

export const prefetchedAnswersIn = (text: string | null | undefined): PrefetchedAnswers =>
  firstScreenIn(text).prefetched;

const isSame = (asked: FirstScreen['asked'], scope: RequestScope): boolean =>
  asked.language === scope.language &&
  asked.zones === scope.zones &&
  asked.module === scope.moduleId;
