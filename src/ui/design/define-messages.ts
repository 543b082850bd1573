import type { TypedMessageDescriptor } from 'react-intl';

/** Argument types of a message id; none for a text without arguments. */
type ArgumentsOf<Id> = Id extends keyof FormatjsIntl.MessageArguments
  ? FormatjsIntl.MessageArguments[Id]
  : {};

type Described<Id> = {
  readonly id: Id;
  readonly defaultMessage: string;
  readonly description: string;
};
type Message<Id> = TypedMessageDescriptor<ArgumentsOf<Id>> & Omit<Described<string>, 'description'>;

/**
 * Typed by the arguments of each text, which `npm run messages` writes to locales/arguments.d.ts.
 */
export const defineMessages = <const Ids extends Readonly<Record<string, string>>>(messages: {
  readonly [Key in keyof Ids]: Described<Ids[Key]>;
}) => messages as unknown as { readonly [Key in keyof Ids]: Message<Ids[Key]> };
