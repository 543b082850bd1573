import * as v from 'valibot';
import { firstScreen, type FirstScreen } from '#contract/first-screen.ts';
import type { RequestScope } from './http-client.ts';

/** Answers that came with the page. Each is given once, and only to whom the server asked for. */
export type PrefetchedAnswers = {
  readonly take: (path: string, scope: RequestScope) => unknown;
};

/**
 * Reads what the server put into the page. It knows who shops here by a cookie, which may be gone or
 * older than the browser's memory: then nothing in the page is for this customer.
 */
export function prefetchedAnswersIn(text: string | null | undefined): PrefetchedAnswers {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), firstScreen), text);
  if (!parsed.success) return { take: () => undefined };
  const { asked } = parsed.output;
  const answers = new Map(Object.entries(parsed.output.answers));
  return {
    take(path, scope) {
      if (!isSame(asked, scope)) return undefined;
      const answer = answers.get(path);
      answers.delete(path);
      return answer;
    },
  };
}

const isSame = (asked: FirstScreen['asked'], scope: RequestScope): boolean =>
  asked.language === scope.language &&
  asked.zones === scope.zones &&
  asked.module === scope.moduleId;
