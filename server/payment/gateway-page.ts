import { html } from 'hono/html';
import type { Language } from '#domain/kernel/language.ts';

/** The right code for the simulated bank. */
export const CODE = '123456';

const TEXTS = {
  en: {
    title: 'Test payment',
    lead: 'This gateway is a simulation: no money is taken. Choose how the payment ends.',
    amount: 'Amount',
    paid: 'Pay',
    challenge: 'Pay with a code from the bank',
    late: 'Pay, and let the answer come late',
    twice: 'Pay, and let the answer come twice',
    declined: 'Decline the payment',
    canceled: 'Cancel and go back',
    codeTitle: 'Your bank asks for a code',
    codeLead: `The code of this simulation is ${CODE}. With any other the payment is declined.`,
    code: 'Code',
    confirm: 'Confirm',
  },
  hi: {
    title: 'परीक्षण भुगतान',
    lead: 'यह गेटवे केवल दिखाने के लिए है: कोई पैसा नहीं लिया जाता। चुनें कि भुगतान कैसे पूरा हो।',
    amount: 'रक़म',
    paid: 'भुगतान करें',
    challenge: 'बैंक के कोड के साथ भुगतान करें',
    late: 'भुगतान करें, और जवाब देर से आए',
    twice: 'भुगतान करें, और जवाब दो बार आए',
    declined: 'भुगतान अस्वीकार करें',
    canceled: 'रद्द करके वापस जाएँ',
    codeTitle: 'आपका बैंक एक कोड माँगता है',
    codeLead: `इस परीक्षण का कोड ${CODE} है। किसी और कोड से भुगतान अस्वीकार हो जाता है।`,
    code: 'कोड',
    confirm: 'पुष्टि करें',
  },
} as const;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
  main { width: min(24rem, 100%); border: 1px solid #8886; border-radius: 1rem; padding: 1.5rem; box-sizing: border-box; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  dl { display: flex; justify-content: space-between; margin: 1.5rem 0; font-size: 1.25rem; font-weight: 600; }
  dd { margin: 0; }
  button, input { display: block; width: 100%; min-height: 2.75rem; margin-top: .75rem; font: inherit;
    border-radius: .75rem; border: 1px solid #8888; background: transparent; color: inherit; box-sizing: border-box; }
  button { cursor: pointer; }
  input { padding: 0 .75rem; margin-top: .25rem; }
  button.main { background: #146c43; border-color: #146c43; color: #fff; }
`;

type Facts = { readonly amount: string; readonly language: Language };
type Frame = Facts & {
  readonly title: string;
  readonly lead: string;
  readonly form: ReturnType<typeof html>;
};

/** Page with the choice of the payment's outcome. */
export function payPage({ amount, language }: Facts) {
  const texts = TEXTS[language];
  const form = html`
    <button class="main" name="answer" value="paid">${texts.paid}</button>
    <button name="answer" value="challenge">${texts.challenge}</button>
    <button name="answer" value="late">${texts.late}</button>
    <button name="answer" value="twice">${texts.twice}</button>
    <button name="answer" value="declined">${texts.declined}</button>
    <button name="answer" value="canceled">${texts.canceled}</button>
  `;
  return framed({ amount, language, title: texts.title, lead: texts.lead, form });
}

/** Page of the simulated bank, which asks for a code. */
export function codePage({ amount, language }: Facts) {
  const texts = TEXTS[language];
  const form = html`
    <label
      >${texts.code}
      <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" />
    </label>
    <button class="main" name="answer" value="code">${texts.confirm}</button>
    <button name="answer" value="canceled">${texts.canceled}</button>
  `;
  return framed({ amount, language, title: texts.codeTitle, lead: texts.codeLead, form });
}

const framed = ({ amount, language, title, lead, form }: Frame) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${lead}</p>
          <dl>
            <dt>${TEXTS[language].amount}</dt>
            <dd>${amount}</dd>
          </dl>
          <form method="post">${form}</form>
        </main>
      </body>
    </html>`;
