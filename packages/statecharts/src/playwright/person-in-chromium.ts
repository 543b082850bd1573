import type { Locator as PlaywrightLocator, Page } from '@playwright/test';
import { Unusable, type Person, type Locator, type Role, type TextMatch } from '../flow/person.ts';
import { expect, patiently } from './patiently.ts';
import { atPath, type Speaker } from '../flow/speaker.ts';

/** A person in front of a real browser. */
export const personInChromium = (page: Page, speaker: Speaker): Person =>
  lookingAt([], { page, speaker, insists: false });

type Hands = { readonly page: Page; readonly speaker: Speaker; readonly insists: boolean };

function lookingAt(locators: readonly Locator[], hands: Hands): Person {
  const { page, insists } = hands;
  const { spoken, inOrder, named, labelled, controlText } = hands.speaker;
  const exactly = (name?: TextMatch) => ({ ...named(name), exact: true });
  const scope = locators.reduce<PlaywrightLocator>(
    (inside, [role, name]) => inside.getByRole(role, exactly(name)).filter({ visible: true }),
    page.locator('body'),
  );
  /** Waits for a usable control; fails with its name where it is absent or disabled. */
  const usable = async (role: Role, name: TextMatch): Promise<PlaywrightLocator> => {
    const found = scope.getByRole(role, exactly(name));
    const isThere = async () => ((await found.count()) > 0 ? true : null);
    const isReady = async () => {
      const isSo = insists ? await found.evaluate(isOperable) : await found.isEnabled();
      return isSo ? true : null;
    };
    await patiently(
      async () => new Unusable(controlText(role, name), 'absent', await instead(role)),
      isThere,
    );
    await patiently(() => new Unusable(controlText(role, name), 'disabled'), isReady);
    return found;
  };
  /** The URL of the window, and its controls of this kind. */
  const instead = async (role: Role): Promise<string> => {
    const { pathname, search } = new URL(page.url());
    const controls = await page.getByRole(role).filter({ visible: true }).evaluateAll(namesOf);
    return ` At ${pathname}${search} there are: ${controls.join(', ') || 'none'}.`;
  };
  /** With several elements without a name, such as places of notices, one must match. */
  const readsIn = (text: string | RegExp) =>
    locators.at(-1)?.[1] === undefined && locators.length > 0
      ? expect(scope.filter({ hasText: text })).toHaveCount(1)
      : expect(scope).toContainText(text);
  const field = (label: TextMatch) => scope.getByLabel(labelled(label)).filter({ visible: true });

  return {
    within: (...locator) => lookingAt([...locators, locator], hands),
    insisting: () => lookingAt(locators, { ...hands, insists: true }),
    press: async (role, name) => {
      // Playwright waits while a control is `aria-disabled`, though it may be pressed.
      await (await usable(role, name)).click({ force: insists });
    },
    pressUnlessAt: async ([there, called], role, name) => {
      const locator = scope.getByRole(there, exactly(called));
      const opener = scope.getByRole(role, exactly(name));
      let isAway = false;
      // A render in between may remove the one before it adds the other: then neither is there for a moment.
      await patiently(
        async () => new Unusable(controlText(role, name), 'absent', await instead(role)),
        async () => {
          if (await locator.isVisible()) return true;
          isAway = await couldBePressed(opener);
          return isAway || null;
        },
      );
      // Pressed once only: a second press before the effect is visible would close a disclosure again.
      if (isAway) await opener.click();
    },
    pointAt: (role, name) => scope.getByRole(role, exactly(name)).hover(),
    type: (label, text) => field(label).fill(text),
    pick: async (label, option) => {
      const found = field(label).getByRole('option', exactly(option));
      await field(label).selectOption(await found.getAttribute('value'));
    },
    tick: async (label, on) => {
      const box = await usable('checkbox', label);
      if ((await box.isChecked()) !== on) await box.press('Space');
    },
    attach: async (name, files) => {
      const button = await usable('button', name);
      await button.locator('xpath=following-sibling::input').setInputFiles(
        files.map((file) => ({
          name: file.name,
          mimeType: file.type,
          // Only emptiness of the content matters.
          buffer: Buffer.from(file.size === 0 ? '' : file.name),
        })),
      );
    },
    slide: (label, to) => field(label).fill(String(to)),
    strike: (key) => page.keyboard.press(key),
    sees: (role, name, facts = {}) =>
      expect(scope.getByRole(role, { ...exactly(name), ...facts })).toBeVisible(),
    doesNotSee: (role, name) => expect(scope.getByRole(role, exactly(name))).toHaveCount(0),
    reads: (text) => readsIn(spoken(text)),
    readsInOrder: (...texts) => readsIn(inOrder(texts)),
    doesNotRead: (text) =>
      expect(scope.getByText(spoken(text)).filter({ visible: true })).toHaveCount(0),
    canPress: async (role, name) => void (await usable(role, name)),
    cannotPress: async (role, name) => {
      // In one query: a control that is renamed or removed in between would be waited for.
      const enabled = () => scope.getByRole(role, exactly(name)).evaluateAll(enabledAmong);
      await expect.poll(enabled, `${role} ${String(spoken(name))} can be pressed`).toBe(0);
    },
    cannotType: async (label) => {
      const writable = () => field(label).evaluateAll(writableAmong);
      await expect.poll(writable, `${String(spoken(label))} can be typed into`).toBe(0);
    },
    seesField: (label) => expect(field(label)).toBeVisible(),
    seesMarked: (label) => expect(field(label)).toHaveAttribute('aria-invalid', 'true'),
    isAt: (path) =>
      expect
        .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
        .toMatch(atPath(path)),
  };
}

/** Returns true when it is visible and uncovered; does not press it. */
const couldBePressed = (control: PlaywrightLocator): Promise<boolean> =>
  control.click({ trial: true, timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** Fields beneath a dialog have labels too, but are out of reach. */
const writableAmong = (fields: readonly Element[]): number =>
  fields.filter(
    (one) => one.matches(':read-write') && one.closest('[aria-hidden="true"], [inert]') === null,
  ).length;

const enabledAmong = (controls: readonly Element[]): number =>
  controls.filter(
    (one) => !one.matches(':disabled') && one.closest('[aria-disabled="true"]') === null,
  ).length;

const isOperable = (control: Element): boolean => !control.matches(':disabled');

const namesOf = (controls: readonly Element[]): readonly string[] =>
  controls.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
