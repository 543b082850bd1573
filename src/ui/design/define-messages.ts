import type { TypedMessageDescriptor } from 'react-intl';

/** What a message has to be given; nothing where its words name nothing. */
type ArgumentsOf<Id> = Id extends keyof FormatjsIntl.MessageArguments
  ? FormatjsIntl.MessageArguments[Id]
  : {};

type Described<Id> = {
  readonly id: Id;
  readonly defaultMessage: string;
  readonly description: string;
};
type Message<Id> = TypedMessageDescriptor<ArgumentsOf<Id>> & Omit<Described<string>, 'description'>;

/** Messages of a view, typed by what their words name: `npm run messages` keeps that in locales/arguments.d.ts. */
export const defineMessages = <const Ids extends Readonly<Record<string, string>>>(messages: {
  readonly [Key in keyof Ids]: Described<Ids[Key]>;
}) => messages as unknown as { readonly [Key in keyof Ids]: Message<Ids[Key]> };
