import { expect, type Page } from '@playwright/test';

/**
 * Changes a page as Chrome's translator does (react/react#26048): each text node, now and later, is replaced
 * by two `font` elements with its text. As password managers do, it also adds a foreign element beside each
 * field. Called once a page answers, when a person would translate it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const takeOut = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, option')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const beside = (field: Element): void => {
      if (field.nextElementSibling?.hasAttribute('data-manager')) return;
      const icon = document.createElement('span');
      icon.dataset['manager'] = '';
      field.after(icon);
    };
    const change = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(takeOut);
      if (!(root instanceof Element)) return;
      const fields = 'input:not([type=radio], [type=checkbox])';
      [root, ...root.querySelectorAll(fields)].filter((one) => one.matches(fields)).forEach(beside);
    };
    change(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') change(target);
        addedNodes.forEach(change);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * Texts that React has written and the page does not show: of a text node that the translator has removed, or
 * of an element that shows another text. Read from React's own records, as only React knows them.
 */
const staleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Fiber = {
      readonly tag: number;
      readonly memoizedProps: unknown;
      readonly stateNode: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    };
    const HOST_ELEMENT = 5;
    const HOST_TEXT = 6;
    const found: string[] = [];
    const walk = (first: Fiber | null): void => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (fiber.tag === HOST_TEXT)
          found.push(`without an element: ${String(fiber.memoizedProps)}`);
        if (fiber.tag === HOST_ELEMENT && fiber.stateNode instanceof HTMLElement) {
          const { children } = (fiber.memoizedProps ?? {}) as { readonly children?: unknown };
          const isText = typeof children === 'string' || typeof children === 'number';
          const shown = fiber.stateNode.textContent;
          if (isText && shown !== String(children))
            found.push(`${String(children)} shown as ${shown}`);
        }
        walk(fiber.child);
      }
    };
    const root: object = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const { stateNode } = (root as Record<string, Fiber>)[key ?? ''] ?? {};
    walk((stateNode as { readonly current: Fiber } | undefined)?.current ?? null);
    return found;
  });

/** Nothing is broken, and the page shows React's latest text. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => staleTexts(page)).toEqual([]);
  await expect(page.locator('font').first()).toBeAttached();
}
