/** What a sentence needs to be complete: figures and names, or words of the app in their turn. */
export type Values = Readonly<Record<string, string | number | MessageText | TimeText>>;

/** A day or a time, which is written otherwise in every language. */
export type TimeText = { readonly at: number; readonly style: Intl.DateTimeFormatOptions };

/** What the app says, by the id of its message: a person reads it in their language. */
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

/** The same at the beginning of a longer text, such as a button that also says how many there are. */
export const saysFirst = (id: string, values: Values = {}): MessageText => ({
  says: id,
  values,
  whole: false,
});

/** The one of these that is there, where one control has several names and one meaning. */
export type Either = { readonly either: readonly MessageText[] };

export const either = (...names: readonly MessageText[]): Either => ({ either: names });

/** A message of the app, a time, a pattern, or words as they stand: a name from the data. */
export type LocalizedText = MessageText | Either | TimeText | RegExp | string;

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

/** Something on the screen, as a screen reader tells of it: its role and its name. */
export type Locator = readonly [role: Role, name?: LocalizedText];

/**
 * What a person in front of the app can do and see, whatever the app is drawn by: one page object
 * serves jsdom and Chromium. Everything waits a moment for what it expects, and complains when it
 * does not come.
 */
export type Person = {
  /** The same person, looking nowhere else. */
  readonly within: (...locator: Locator) => Person;

  /** The same person, who also presses what only says that it is not ready (`aria-disabled`). */
  readonly insisting: () => Person;

  /** Waits until it can be pressed; complains by its name where it is not there or disabled. */
  readonly press: (role: Role, name: LocalizedText) => Promise<void>;
  /** Presses what leads to a locator, unless they are in front of it already. */
  readonly pressUnlessAt: (locator: Locator, role: Role, name: LocalizedText) => Promise<void>;
  /** Lets the pointer rest on it, and presses nothing. */
  readonly pointAt: (role: Role, name?: LocalizedText) => Promise<void>;
  /** Puts a text into a field, in the place of what stands there. */
  readonly type: (label: LocalizedText, text: string) => Promise<void>;
  /** Takes what has this name from a list that drops down. */
  readonly pick: (label: LocalizedText, option: LocalizedText) => Promise<void>;
  /** Ticks a box, or takes the tick away. */
  readonly tick: (label: LocalizedText, on: boolean) => Promise<void>;
  /** Gives files to the button that opens the picker of the browser. */
  readonly attach: (name: LocalizedText, files: readonly AttachedFile[]) => Promise<void>;
  readonly slide: (label: LocalizedText, to: number) => Promise<void>;
  /** A key, wherever the focus is. */
  readonly strike: (key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp') => Promise<void>;

  readonly sees: (role: Role, name?: LocalizedText, facts?: Facts) => Promise<void>;
  readonly doesNotSee: (role: Role, name?: LocalizedText) => Promise<void>;
  readonly reads: (text: LocalizedText) => Promise<void>;
  /** Texts that follow one another, whatever stands between them: what belongs to what. */
  readonly readsInOrder: (...texts: readonly LocalizedText[]) => Promise<void>;
  readonly doesNotRead: (text: LocalizedText) => Promise<void>;
  /** It could be pressed: it is there, and not disabled. */
  readonly canPress: (role: Role, name: LocalizedText) => Promise<void>;
  /** It cannot be pressed: it is not there, or it is disabled. */
  readonly cannotPress: (role: Role, name: LocalizedText) => Promise<void>;
  /** It cannot be typed into: it is not there, or it can only be read. */
  readonly cannotType: (label: LocalizedText) => Promise<void>;
  readonly seesField: (label: LocalizedText) => Promise<void>;
  /** A field that is pointed out as wrong. */
  readonly seesMarked: (label: LocalizedText) => Promise<void>;
  readonly isAt: (path: string | RegExp) => Promise<void>;
};

/** As much of a file as a browser needs; jsdom is given the file itself. */
export type AttachedFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
};

/** A control that a person wanted to use, and could not. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  /** What there is instead, and where: a sentence, or nothing where a message tells it anyway. */
  readonly instead: string;

  constructor(control: string, how: 'absent' | 'disabled', instead = '') {
    super(how === 'absent' ? `There is no ${control}` : `The ${control} is disabled`);
    this.instead = instead;
  }
}

/** What went wrong, and for a control that could not be used the state in which that was so. */
export function complaintOf(problem: unknown, state: string): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  return problem instanceof Unusable ? `${message} in ${state}.${problem.instead}` : message;
}

/** What is done by pressing one control, and cannot be done where the control is absent or disabled. */
export const pressing = (role: Role, name: LocalizedText, ...locators: readonly Locator[]) => ({
  does: (person: Person) => lookingIn(person, locators).press(role, name),
  absent: (person: Person) => lookingIn(person, locators).cannotPress(role, name),
});

const lookingIn = (person: Person, locators: readonly Locator[]): Person =>
  locators.reduce((looking, locator) => looking.within(...locator), person);
