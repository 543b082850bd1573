import type { TypedMessageDescriptor } from 'react-intl';

/** The arguments of a message by its id; none if its text names none. */
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
