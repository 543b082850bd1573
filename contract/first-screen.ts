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
});
export type FirstScreen = v.InferOutput<typeof firstScreen>;

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
