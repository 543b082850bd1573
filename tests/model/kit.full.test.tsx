import { cleanup, configure, getConfig, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, type ReactElement } from 'react';
import { Button } from '@chakra-ui/react';
import * as select from '#application/shell/storefront/selectors.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { AUTH_PATH, signIn } from '#contract/account.ts';
import { callName } from '#contract/endpoint.ts';
import type { signOutMachine } from '#application/account/sign-out/machine.ts';
import { words } from '#tools/messages/words.ts';
import { pageText, reactDriver, type Hooks } from '@sundry/statecharts/react';
import { asWalkedBy, pageGaps, type AnyPage, type WireCall } from '@sundry/statecharts';
import { renderView } from '#tests/support/render.tsx';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { planSuites, walk } from '@sundry/statecharts/walk';
import { page as authenticatePage } from './account/authenticate/page.ts';
import { view as authenticateView } from './account/authenticate/view.tsx';
import { page as checkoutPage } from './ordering/checkout/page.ts';
import { view as checkoutFixture } from './ordering/checkout/view.tsx';
import { page as signOutPage } from './account/sign-out/page.ts';
import { view as signOutView } from './account/sign-out/view.tsx';
import { rendererIn } from './support/renderer.tsx';
import { answered } from './support/wire.ts';
import { wireByHand } from './support/wire-by-hand.ts';

const renderer = rendererIn('en');
/** Tests of the kit itself: wrong views, and pages that assert too little. */
const page = signOutPage as unknown as AnyPage;

// Elements missing in a wrong view never appear; those of a right view may appear late.
const { asyncUtilTimeout } = getConfig();
beforeEach(() => configure({ asyncUtilTimeout: 2_000 }));

const checkoutView = checkoutFixture as unknown as ViewFixture;

function textsIn(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

async function saidOf(view: ViewFixture<typeof signOutMachine>): Promise<string> {
  const flow = asWalkedBy(page);
  const { explored, tests } = planSuites(flow, ['default', 'sneak']);
  for (const one of tests) {
    try {
      await walk(flow, explored, one, reactDriver(page, view as unknown as ViewFixture, renderer));
    } catch (problem) {
      return (problem as Error).message;
    }
  }
  return 'nothing';
}

test('a view that does what its page says is walked in silence', async () => {
  configure({ asyncUtilTimeout });

  expect(await saidOf(signOutView)).toBe('nothing');
});

test('a view that does not show its state is told, with what is on the screen', async () => {
  const blank: typeof signOutView = async (setup) => ({
    ...(await signOutView(setup)),
    view: <h1>Nothing here</h1>,
  });

  const said = await saidOf(blank);

  expect(said).toContain('went wrong at the beginning, expecting asking');
  expect(said).toContain('on the screen: heading "Nothing here"');
});

test('a control that is disabled is told by its name, with the state it is disabled in', async () => {
  const disabled: typeof signOutView = async (setup) => ({
    ...(await signOutView(setup)),
    view: (
      <div role="alertdialog" aria-label={words('account.menu.logout')}>
        <p>{words('account.signOut.question')}</p>
        <button disabled>{words('kernel.confirm.yes')}</button>
        <button>{words('kernel.confirm.cancel')}</button>
      </div>
    ),
  });

  expect(await saidOf(disabled)).toContain('The button "Yes" is disabled in signOut.asking.');
});

test('a machine that something else moves is told with where it should be', async () => {
  const hasty: typeof signOutView = async (setup) => {
    const set = await signOutView(setup);
    if (set.app) {
      select.signOut(set.app.storefront.getSnapshot())?.send({ type: 'signOut.confirm' });
    }
    return set;
  };

  expect(await saidOf(hasty)).toMatch(/it is in leaving\n\s+it should be in asking/);
});

test('a page that forgets a state or an event is told which', () => {
  const without = (of: object, name: string) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => key !== name)) as never;
  const states = without(page.states, 'asking');
  const events = without(page.events, 'signOut.cancel');

  expect(pageGaps({ ...page, states, events })).toEqual([
    'account/sign-out: the page says nothing of the state asking',
    'account/sign-out: the page has no event signOut.cancel',
  ]);
});

describe('a page that shows something else', () => {
  const checkout = checkoutPage as unknown as AnyPage;

  /** Returns the assertion's finding at the checkout's first price, after the texts were spoiled. */
  async function saidAfter(spoil: (texts: readonly Text[]) => void): Promise<string> {
    const flow = asWalkedBy(checkout);
    const { explored, tests } = planSuites(flow, ['tour']);
    let said = 'nothing';
    const seen: Hooks['seen'] = async ({ value }, assertAll) => {
      if (value !== 'filling.quoted' || said !== 'nothing') return;
      spoil(textsIn(document.body));
      said = await assertAll().then(
        () => 'nothing was noticed',
        () => 'it was noticed',
      );
      throw new Error(said);
    };
    for (const one of tests) {
      const driver = reactDriver(checkout, checkoutView, renderer, null, { seen });
      await walk(flow, explored, one, driver).catch(() => null);
      if (said !== 'nothing') break;
    }
    return said;
  }
  const withText = (texts: readonly Text[], data: string): Text => {
    const found = texts.find((text) => text.data === data);
    if (!found) throw new Error(`Nothing says ${data}: ${texts.map((text) => text.data).join()}`);
    return found;
  };

  test('a store by the name of another one is noticed', async () => {
    expect(
      await saidAfter((texts) => {
        withText(texts, 'Dosa Corner').data = 'Bagel Bar';
      }),
    ).toBe('it was noticed');
  });

  test('a total that shows the tax is noticed', async () => {
    expect(
      await saidAfter((texts) => {
        for (const text of texts) if (text.data === '$22.60') text.data = '$1.60';
      }),
    ).toBe('it was noticed');
  });
});

describe('over the wire', () => {
  const wireOf = wireByHand();
  const authenticating = authenticatePage as unknown as AnyPage;
  const view = authenticateView as unknown as ViewFixture;

  /** The first failure where signing in looks like this on the wire. */
  async function saidWhere(signIn: Partial<WireCall>): Promise<string> {
    const flow = asWalkedBy(authenticating);
    const known = { call: '', outcomes: {}, ...flow.wire?.['signIn'] };
    const { explored, tests } = planSuites(flow, ['default']);
    for (const one of tests) {
      const wire = await wireOf({ ...flow, wire: { signIn: { ...known, ...signIn } } });
      const driver = reactDriver(authenticating, view, renderer, wire);
      const problem = await walk(flow, explored, one, driver).catch((failed: Error) => failed);
      if (problem instanceof Error) return problem.message;
    }
    return 'nothing';
  }

  test('an answer that means something else than its outcome is told', async () => {
    const outcomes = { 'signed in': answered({ token: 7 }) };

    expect(await saidWhere({ outcomes })).toMatch(
      /went wrong at step \d+, signIn answers signed in, expecting/,
    );
  });

  test('a call that is never made is told, with those that wait', async () => {
    expect(await saidWhere({ call: `POST ${AUTH_PATH}/nothing` })).toContain(
      `There is no request for POST ${AUTH_PATH}/nothing; there wait: ${callName(signIn)}`,
    );
  });
});

describe('the text of a page', () => {
  function Typing() {
    const id = useId();
    return (
      <>
        <label htmlFor={id}>Name</label>
        <input id={id} />
        <textarea aria-label="Note" />
        <input type="checkbox" aria-label="Again" />
      </>
    );
  }

  test('has what was typed and ticked', async () => {
    const user = userEvent.setup();
    renderView(<Typing />);
    await user.type(screen.getByLabelText('Name'), 'Asha');
    await user.type(screen.getByLabelText('Note'), 'Ring twice');
    await user.click(screen.getByLabelText('Again'));

    const copy = new DOMParser().parseFromString(pageText(document), 'text/html');

    expect(copy.querySelector('input')?.value).toBe('Asha');
    expect(copy.querySelector('textarea')?.value).toBe('Ring twice');
    expect(copy.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
  });

  test('is equal for equal pages, whatever was rendered before', () => {
    const textOf = (view: ReactElement) => {
      renderView(view);
      const text = pageText(document);
      cleanup();
      return text;
    };
    const first = textOf(<Typing />);
    const other = textOf(<Button>Other</Button>);

    expect(textOf(<Typing />) === first).toBe(true);
    expect(other === first).toBe(false);
  });
});
