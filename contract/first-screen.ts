import * as v from 'valibot';

/** Data in a server-sent page: responses to its first calls, and the customer and place behind them. */
export const firstScreen = v.object({
  asked: v.object({
    zones: v.nullable(v.string()),
    module: v.nullable(v.number()),
    language: v.string(),
  }),
  /** Response bodies by path with query. */
  answers: v.record(v.string(), v.unknown()),
  /** Initial state of a rendered page, for hydration; missing if the page was not rendered. */
  rendered: v.optional(
    v.object({
      /** Rendered path and query. */
      address: v.string(),
      /** Milliseconds since 1970, by the server's clock. */
      at: v.number(),
      theme: v.picklist(['light', 'dark']),
      /** Coarse delivery place in words; null without a known place. */
      near: v.nullable(v.string()),
      /** Prefetched reads by their keys, in the form that views use. */
      reads: v.array(v.tuple([v.string(), v.unknown()])),
    }),
  ),
});
export type FirstScreen = v.InferOutput<typeof firstScreen>;

/** Page to render on the server, with its principal, time and prefetched responses. */
export type PageRequest = FirstScreen['asked'] & {
  readonly moduleType: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** The whole page, or the contents of the panel that its address opens. */
  readonly part: 'page' | 'panel';
  /** Calls the API within the process for all further reads; undefined on failure. */
  readonly ask: (call: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
} & Omit<NonNullable<FirstScreen['rendered']>, 'theme' | 'reads'> &
  Pick<FirstScreen, 'answers'>;

export type PageHtml = {
  /** False if no page has this URL. */
  readonly isFound: boolean;
  readonly body: string;
  /** Templates for the early script; empty for the contents of a panel. */
  readonly panels: string;
  /** Styles and preloads. */
  readonly head: string;
  /** Preloads of the page's own code, for when the app is fetched. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly direction: 'ltr' | 'rtl';
  readonly rendered: NonNullable<FirstScreen['rendered']>;
};

/** Renders a page; null if only a browser can. */
export type RenderPage = (asked: PageRequest) => Promise<PageHtml | null>;

/** First calls of a page, by known facts about the visitor. */
export type FirstReads = {
  /** URL pattern of the page; null for calls around every page. */
  readonly page: string | null;
  readonly needs: 'nothing' | 'place' | 'place and module';
  /** Module type for which these calls replace those of other modules. */
  readonly module?: string;
  /** Only for URLs without a query. */
  readonly plain?: true;
  /** As the client writes them, with `:id` for an id of the URL. */
  readonly calls: readonly string[];
  /** Path to the page's largest picture within the responses, and its display width. */
  readonly picture?: { readonly at: readonly (string | number)[]; readonly sizes: string };
};
