/** The arguments of a message: figures, names, or further texts of the app. */
export type Values = Readonly<Record<string, string | number | MessageText | TimeText>>;

/** A day or a time, formatted per language. */
export type TimeText = { readonly at: number; readonly style: Intl.DateTimeFormatOptions };

/** A message of the app by its id, read in the current language. */
export type MessageText = {
  readonly says: string;
  readonly values: Values;
  readonly whole: boolean;
};

export const says = (id: string, values: Values = {}): MessageText => ({
  says: id,
  values,
  whole: true,
});

/** Matches the beginning of a longer text, such as a button with a count after it. */
export const saysFirst = (id: string, values: Values = {}): MessageText => ({
  says: id,
  values,
  whole: false,
});

/** Any one of these, where one control has several names and one meaning. */
export type Either = { readonly either: readonly MessageText[] };

export const either = (...names: readonly MessageText[]): Either => ({ either: names });

/** A message of the app, a time, a pattern, or literal text: a name from the data. */
export type TextMatch = MessageText | Either | TimeText | RegExp | string;

export type Role =
  | 'alert'
  | 'alertdialog'
  | 'application'
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'slider'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'textbox';

export type Facts = {
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
  readonly pressed?: boolean;
  readonly selected?: boolean;
};

/** An element by its role and accessible name. */
export type Locator = readonly [role: Role, name?: TextMatch];

/**
 * The actions and assertions of a person in front of the app, independent of the renderer: one page object
 * serves jsdom and Chromium. All of them wait for their target, and fail when it does not come.
 */
export type Person = {
  /** The same person, with queries limited to this element. */
  readonly within: (...locator: Locator) => Person;

  /** The same person, who also presses controls that are `aria-disabled`. */
  readonly insisting: () => Person;

  /** Waits for a usable control; fails with its name where it is absent or disabled. */
  readonly press: (role: Role, name: TextMatch) => Promise<void>;
  /** Presses the control that leads to a locator, unless the locator is visible already. */
  readonly pressUnlessAt: (locator: Locator, role: Role, name: TextMatch) => Promise<void>;
  /** Hovers over it, without a press. */
  readonly pointAt: (role: Role, name?: TextMatch) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (label: TextMatch, text: string) => Promise<void>;
  /** Selects the option with this name from a drop-down list. */
  readonly pick: (label: TextMatch, option: TextMatch) => Promise<void>;
  /** Sets or clears a check box. */
  readonly tick: (label: TextMatch, on: boolean) => Promise<void>;
  /** Passes files to the button that opens the browser's file picker. */
  readonly attach: (name: TextMatch, files: readonly AttachedFile[]) => Promise<void>;
  readonly slide: (label: TextMatch, to: number) => Promise<void>;
  /** Presses a key at the current focus. */
  readonly strike: (key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp') => Promise<void>;

  readonly sees: (role: Role, name?: TextMatch, facts?: Facts) => Promise<void>;
  readonly doesNotSee: (role: Role, name?: TextMatch) => Promise<void>;
  readonly reads: (text: TextMatch) => Promise<void>;
  /** Texts in this order, with anything in between. */
  readonly readsInOrder: (...texts: readonly TextMatch[]) => Promise<void>;
  readonly doesNotRead: (text: TextMatch) => Promise<void>;
  /** Asserts that the control is present and enabled. */
  readonly canPress: (role: Role, name: TextMatch) => Promise<void>;
  /** Asserts that the control is absent or disabled. */
  readonly cannotPress: (role: Role, name: TextMatch) => Promise<void>;
  /** Asserts that the field is absent or read-only. */
  readonly cannotType: (label: TextMatch) => Promise<void>;
  readonly seesField: (label: TextMatch) => Promise<void>;
  /** Asserts that the field is marked as invalid. */
  readonly seesMarked: (label: TextMatch) => Promise<void>;
  readonly isAt: (path: string | RegExp) => Promise<void>;
};

/** The part of a file that a browser needs; jsdom gets the file itself. */
export type AttachedFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
};

/** A person's action failed because the control is absent or disabled. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  /** The URL and the available controls; empty where the message names them anyway. */
  readonly instead: string;

  constructor(control: string, how: 'absent' | 'disabled', instead = '') {
    super(how === 'absent' ? `There is no ${control}` : `The ${control} is disabled`);
    this.instead = instead;
  }
}

/** The error, with the state for an unusable control. */
export function complaintOf(problem: unknown, state: string): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  return problem instanceof Unusable ? `${message} in ${state}.${problem.instead}` : message;
}

/** An event of one control, which is impossible where that is absent or disabled. */
export const pressing = (role: Role, name: TextMatch, ...locators: readonly Locator[]) => ({
  does: (person: Person) => lookingIn(person, locators).press(role, name),
  absent: (person: Person) => lookingIn(person, locators).cannotPress(role, name),
});

const lookingIn = (person: Person, locators: readonly Locator[]): Person =>
  locators.reduce((looking, locator) => looking.within(...locator), person);
