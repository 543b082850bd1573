import * as v from 'valibot';

/** What the server puts into a page: the answers to its first questions, and the customer and place that it asked for. */
export const firstScreen = v.object({
  asked: v.object({
    zones: v.nullable(v.string()),
    module: v.nullable(v.number()),
    language: v.string(),
  }),
  /** Path with query of a call to the body that it answers. */
  answers: v.record(v.string(), v.unknown()),
  /** With what the server has rendered the page, where it has: a browser begins in the same state. */
  rendered: v.optional(
    v.object({
      /** The path and query that was rendered. */
      address: v.string(),
      /** By the server's clock, in milliseconds since 1970. */
      at: v.number(),
      theme: v.picklist(['light', 'dark']),
      /** Where things are brought, roughly and in words; null where no place was known. */
      near: v.nullable(v.string()),
      /** By their keys, the plain reads that are in the drawing, as views have them. */
      reads: v.array(v.tuple([v.string(), v.unknown()])),
    }),
  ),
});
export type FirstScreen = v.InferOutput<typeof firstScreen>;

/** A page that is to be rendered on the server: for whom, when, and with which answers to its first questions. */
export type PageRequest = FirstScreen['asked'] & {
  readonly moduleType: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** What else the page reads is asked of the API without a way through the network; undefined where that fails. */
  readonly ask: (call: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
} & Omit<NonNullable<FirstScreen['rendered']>, 'theme' | 'reads'> &
  Pick<FirstScreen, 'answers'>;

export type PageHtml = {
  /** False where the address leads nowhere. */
  readonly isFound: boolean;
  /** What stands in the body. */
  readonly body: string;
  /** Its styles, and what it asks the browser to fetch early. */
  readonly head: string;
  readonly title: string;
  readonly description: string;
  readonly direction: 'ltr' | 'rtl';
  readonly rendered: NonNullable<FirstScreen['rendered']>;
};

/** Draws a page; null where only a browser can. */
export type RenderPage = (asked: PageRequest) => Promise<PageHtml | null>;

/** Calls that a page makes as it opens, for someone of whom this much is known. */
export type FirstReads = {
  /** The pattern of its address; null for what is read around every page. */
  readonly page: string | null;
  readonly needs: 'nothing' | 'place' | 'place and module';
  /** In a module of this type, in the place of what the page asks for in others. */
  readonly module?: string;
  /** Only where its address has no query. */
  readonly plain?: true;
  /** As the client writes them, with `:id` where the address names something. */
  readonly calls: readonly string[];
  /** Where among the answers its largest picture is, and how wide the view shows it. */
  readonly picture?: { readonly at: readonly (string | number)[]; readonly sizes: string };
};
