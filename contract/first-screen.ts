/** Path of the settings, whose answer every page brings along. */
export const CONFIG_PATH = '/api/v1/config';

/**
 * Data in a server-sent page: responses to its first calls, and the customer and place behind them. It is
 * written by the server that sends the scripts, and read without a schema.
 */
export type FirstScreen = {
  readonly asked: {
    readonly zones: string | null;
    readonly module: number | null;
    readonly language: string;
  };
  /** Response bodies by path with query. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Initial state of a rendered page, for hydration; missing if the page was not rendered. */
  readonly rendered?: {
    /** Rendered path and query. */
    readonly address: string;
    /** Milliseconds since 1970, by the server's clock. */
    readonly at: number;
    readonly theme: 'light' | 'dark';
    /** Coarse delivery place in words; null without a known place. */
    readonly near: string | null;
    /** The settings, in the form that machines use. */
    readonly config: unknown;
    /** Prefetched reads by their keys, in the form that views use. */
    readonly reads: readonly (readonly [key: string, answer: unknown])[];
  };
};

/** Page to render on the server, with its principal, time and prefetched responses. */
export type PageRequest = FirstScreen['asked'] & {
  readonly moduleType: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** The whole page, or the contents of the panel that its address opens. */
  readonly part: 'page' | 'panel';
  /** Calls the API within the process for all further reads; undefined on failure. */
  readonly ask: (call: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
} & Omit<NonNullable<FirstScreen['rendered']>, 'theme' | 'config' | 'reads'> &
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
