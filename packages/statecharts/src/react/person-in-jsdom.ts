import {
  configure,
  fireEvent,
  getRoles,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { Unusable, type Person, type Locator, type Role, type TextMatch } from '../flow/person.ts';
import { atPath, type Speaker } from '../flow/speaker.ts';

/** The library trims the elements within a name; browsers do not. */
const namedBy =
  (speaker: Speaker) =>
  (words?: TextMatch): { name?: (said: string) => boolean } => {
    const { name } = speaker.named(words);
    if (name === undefined) return {};
    const [wanted, flags] =
      name instanceof RegExp ? [name.source, name.flags] : [exactly(name), ''];
    const pattern = new RegExp(wanted.replaceAll(/ |\\s\+/g, '\\s*'), flags);
    return { name: (said) => pattern.test(said) };
  };
const exactly = (text: string) => `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** An error lists the screen's content once, instead of all HTML at every query. */
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

/** A person in front of a view that Testing Library has rendered. */
export function personInJsdom(address: () => string, speaker: Speaker): Person {
  const user = userEvent.setup({ delay: null });
  return lookingAt([], { user, address, speaker, insists: false });
}

type Inside = BoundFunctions<typeof queries>;

type Hands = {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly address: () => string;
  readonly speaker: Speaker;
  readonly insists: boolean;
};

function lookingAt(locators: readonly Locator[], hands: Hands): Person {
  const { user, address, speaker, insists } = hands;
  const { spoken, inOrder, labelled, placesText, controlText } = speaker;
  const named = namedBy(speaker);
  /** The scope of queries; null when it is absent. */
  const scope = (): HTMLElement | null =>
    locators.reduce<HTMLElement | null>(
      (inside, [role, name]) => inside && within(inside).queryByRole(role, named(name)),
      document.body,
    );
  const inScope = () => {
    const found = scope();
    if (!found) throw new Error(`There is no ${placesText(locators)}`);
    return within(found);
  };
  const find = <Found>(look: () => Found): Promise<Found> => waitFor(look);
  const gone = (look: (inside: Inside) => HTMLElement[]): Promise<void> =>
    waitFor(() => {
      const found = scope();
      if (found) expect(look(within(found)), 'should not be there').toEqual([]);
    });
  /** Waits for a usable control; fails with its name where it is absent or disabled. */
  const usable = (role: Role, name: TextMatch): Promise<HTMLElement> =>
    find(() => {
      const found = inScope().queryByRole(role, named(name));
      if (!found) throw new Unusable(controlText(role, name), 'absent');
      if (!(insists ? isOperable(found) : isEnabled(found))) {
        throw new Unusable(controlText(role, name), 'disabled');
      }
      return found;
    });
  const field = (label: TextMatch) => find(() => inScope().getByLabelText(labelled(label)));

  return {
    within: (...locator) => lookingAt([...locators, locator], hands),
    insisting: () => lookingAt(locators, { ...hands, insists: true }),
    press: async (role, name) => {
      await user.click(await usable(role, name));
    },
    pressUnlessAt: async ([there, called], role, name) => {
      const isThere = await find(() => {
        const found = inScope().queryByRole(there, named(called));
        if (found && !isCovered(found)) return true;
        if (inScope().queryByRole(role, named(name))) return false;
        throw new Unusable(controlText(role, name), 'absent');
      });
      if (!isThere) await user.click(await usable(role, name));
    },
    pointAt: async (role, name) => {
      await user.hover(await find(() => inScope().getByRole(role, named(name))));
    },
    type: async (label, text) => {
      const input = await field(label);
      await user.clear(input);
      if (text !== '') {
        await user.click(input);
        await user.paste(text);
      }
    },
    pick: async (label, option) => {
      const list = await field(label);
      await user.selectOptions(list, within(list).getByRole('option', named(option)));
    },
    tick: async (label, on) => {
      const box = (await usable('checkbox', label)) as HTMLInputElement;
      if (box.checked !== on) await user.click(box);
    },
    attach: async (name, files) => {
      const button = await usable('button', name);
      const input = button.parentElement?.querySelector('input[type=file]');
      if (!input) throw new Error('The button opens no file picker');
      fireEvent.change(input, { target: { files } });
    },
    slide: async (label, to) => {
      fireEvent.change(await field(label), { target: { value: String(to) } });
    },
    strike: (key) => user.keyboard(`{${key}}`),
    sees: async (role, name, facts = {}) =>
      void (await find(() => inScope().getByRole(role, { ...named(name), ...facts }))),
    doesNotSee: (role, name) => gone((inside) => inside.queryAllByRole(role, named(name))),
    reads: (text) =>
      waitFor(() => {
        const found = scope();
        if (!found) throw new Error(`There is no ${placesText(locators)}`);
        expect(found).toHaveTextContent(spoken(text));
      }),
    readsInOrder: (...texts) =>
      waitFor(() => {
        const found = scope();
        if (!found) throw new Error(`There is no ${placesText(locators)}`);
        expect(found).toHaveTextContent(inOrder(texts));
      }),
    doesNotRead: (text) =>
      waitFor(() => {
        const found = scope();
        if (found) expect(found).not.toHaveTextContent(spoken(text));
      }),
    canPress: async (role, name) => void (await usable(role, name)),
    cannotPress: (role, name) =>
      gone((inside) => inside.queryAllByRole(role, named(name)).filter(isEnabled)),
    cannotType: (label) =>
      gone((inside) => inside.queryAllByLabelText(labelled(label)).filter(isWritable)),
    seesField: async (label) => void (await field(label)),
    seesMarked: async (label) => {
      expect(await field(label)).toBeInvalid();
    },
    isAt: (path) => waitFor(() => expect(address()).toMatch(atPath(path))),
  };
}

/** Fields beneath a dialog have labels too, but are out of reach. */
const isWritable = (field: HTMLElement): boolean =>
  field.matches(':read-write') && field.closest('[aria-hidden="true"], [inert]') === null;

/** jsdom does not know that the controls of a disabled fieldset are disabled. */
const isOperable = (control: HTMLElement): boolean =>
  !control.matches(':disabled') && !control.closest('fieldset:disabled');

const isEnabled = (control: HTMLElement): boolean =>
  isOperable(control) && control.getAttribute('aria-disabled') !== 'true';

const CONTROLS = [
  'alertdialog',
  'button',
  'checkbox',
  'dialog',
  'heading',
  'link',
  'radio',
  'textbox',
];

/** The content of the screen, for error messages. */
export function screenText(): string {
  const found = Object.entries(getRoles(document.body)).flatMap(([role, elements]) =>
    CONTROLS.includes(role) ? elements.map((one) => `${role} "${roughNameOf(one)}"`) : [],
  );
  return found.join(', ') || 'nothing to press or to fill in';
}

const roughNameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  (element as HTMLInputElement).labels?.[0]?.textContent ??
  element.textContent ??
  '';

/** A new dialog takes the pointer from the page a moment before it hides it. */
function isCovered(element: Element | null): boolean {
  if (!element) return false;
  const { pointerEvents } = getComputedStyle(element);
  if (pointerEvents === 'auto') return false;
  return pointerEvents === 'none' || isCovered(element.parentElement);
}
