import { CONFIG_PATH, type FirstScreen } from '#contract/first-screen.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { RequestScope } from './http-client.ts';

/**
 * Answers that came with the page. Each is returned once, and only to the principal that the server rendered
 * for.
 */
export type PrefetchedAnswers = {
  readonly take: (path: string, scope: RequestScope) => unknown;
};

export type RenderedPage = Omit<NonNullable<FirstScreen['rendered']>, 'config'> & {
  readonly asked: FirstScreen['asked'];
  /** Missing while the server renders. */
  readonly config?: AppConfig;
  /** Milliseconds since 1970 when the page was sent, which may be later than it was rendered. */
  readonly now: number;
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
  const screen = screenIn(text ?? '');
  if (!screen?.asked) return NOTHING;
  const { asked, answers, rendered } = screen;
  const config = rendered?.config as AppConfig | undefined;
  const { server_time: now = 0 } = (answers[CONFIG_PATH] ?? {}) as { server_time?: number };
  return {
    prefetched: prefetchedAnswersOf(screen),
    rendered: rendered && config ? { ...rendered, config, asked, now } : null,
  };
}

function screenIn(text: string): FirstScreen | null {
  try {
    return JSON.parse(text) as FirstScreen | null;
  } catch {
    return null;
  }
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
