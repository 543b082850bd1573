import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { API_ROOT } from '#contract/endpoint.ts';
import { gatewayAnswer, topUpId } from '#contract/wallet.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { problem } from '#server/kernel/problem.ts';
import { callbackWith } from './callback.ts';
import { findTopUp, signatureOf, takeAnswer, type TopUpRow } from './top-ups.ts';
import * as words from './words.ts';

const GATEWAY_PATH = `${API_ROOT}/v1/payment/simulated`;

export const gatewayPath = (id: string, language: Language): string =>
  `${GATEWAY_PATH}/${id}?lang=${language}`;

/**
 * A payment gateway for show: its page takes no money and asks what it should say. What it says goes the way
 * that a real one's answer would, signed, and then the customer is sent back.
 */
export function gatewayRoutes({ db, now, settings, corsOrigins }: ServerContext): Hono {
  const known = async (c: Context): Promise<TopUpRow> => {
    const id = v.safeParse(topUpId, c.req.param('id'));
    const row = id.success ? await findTopUp(db, id.output) : undefined;
    if (!row) throw problem(404, 'payment', words.PAYMENT_UNKNOWN);
    return row;
  };
  return new Hono()
    .get(`${GATEWAY_PATH}/:id`, async (c) => {
      const row = await known(c);
      const { money: amounts } = await settings();
      const decimal = toDecimal(money(row.amount, amounts)).toFixed(amounts.digits);
      const amount =
        amounts.symbolSide === 'left' ? amounts.symbol + decimal : decimal + amounts.symbol;
      const asked = c.req.query('lang');
      c.header('Content-Security-Policy', policyWith(corsOrigins));
      return c.html(pageOf({ amount, language: isLanguage(asked) ? asked : 'en' }));
    })
    .post(`${GATEWAY_PATH}/:id`, async (c) => {
      const { id, amount, secret, callback } = await known(c);
      const { answer } = await c.req.parseBody();
      const said = v.safeParse(gatewayAnswer.entries.status, answer);
      if (!said.success) throw problem(403, 'answer', ANSWER_UNKNOWN);
      const status = said.output;
      const signature = signatureOf({ id, amount, status }, secret);
      const taken = await takeAnswer(db, { payment_id: id, amount, status, signature }, now());
      const became = taken.status === 'open' ? status : taken.status;
      return c.redirect(callbackWith(callback, id, became), 303);
    });
}

/** Nothing runs on the page; its form leads here, and from here back to the one who asked. */
const policyWith = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ['form-action', "'self'", ...origins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const ANSWER_UNKNOWN = 'The gateway says paid, declined or canceled';

const PAGE_WORDS = {
  en: {
    title: 'Test payment',
    lead: 'This gateway is a simulation: no money is taken. Choose how the payment ends.',
    amount: 'Amount',
    paid: 'Pay',
    declined: 'Decline the payment',
    canceled: 'Cancel and go back',
  },
  hi: {
    title: 'परीक्षण भुगतान',
    lead: 'यह गेटवे केवल दिखाने के लिए है: कोई पैसा नहीं लिया जाता। चुनें कि भुगतान कैसे पूरा हो।',
    amount: 'रक़म',
    paid: 'भुगतान करें',
    declined: 'भुगतान अस्वीकार करें',
    canceled: 'रद्द करके वापस जाएँ',
  },
} as const;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
  main { width: min(24rem, 100%); border: 1px solid #8886; border-radius: 1rem; padding: 1.5rem; box-sizing: border-box; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  dl { display: flex; justify-content: space-between; margin: 1.5rem 0; font-size: 1.25rem; font-weight: 600; }
  dd { margin: 0; }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: .75rem; font: inherit; border-radius: .75rem;
    border: 1px solid #8888; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #146c43; border-color: #146c43; color: #fff; }
`;

function pageOf({ amount, language }: { readonly amount: string; readonly language: Language }) {
  const said = PAGE_WORDS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${said.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${said.title}</h1>
          <p>${said.lead}</p>
          <dl>
            <dt>${said.amount}</dt>
            <dd>${amount}</dd>
          </dl>
          <form method="post">
            <button class="main" name="answer" value="paid">${said.paid}</button>
            <button name="answer" value="declined">${said.declined}</button>
            <button name="answer" value="canceled">${said.canceled}</button>
          </form>
        </main>
      </body>
    </html>`;
}
