import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { API_ROOT } from '#contract/endpoint.ts';
import { paymentId } from '#contract/payment.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import type { GatewayAnswer } from '#domain/payment/payment.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { callbackWith } from './callback.ts';
import { codePage, CODE, payPage } from './gateway-page.ts';
import { answerLate } from './late-answers.ts';
import { findPayment, takeAnswer, type PaymentRow, type Settlers } from './payments.ts';
import { signed } from './signature.ts';
import * as errorMessages from './error-messages.ts';

const GATEWAY_PATH = `${API_ROOT}/v1/payment/simulated`;

export const gatewayPath = (id: string, language: Language): string =>
  `${GATEWAY_PATH}/${id}?lang=${language}`;

/** Choices on the gateway's page. */
const choice = v.picklist(['paid', 'declined', 'canceled', 'challenge', 'code', 'late', 'twice']);

/**
 * Simulated payment gateway: its pages take no money but offer a choice of the answer. The answer is signed
 * and takes the same path as that of a real gateway; then the customer returns. A repeated visit returns at
 * once, so that no payment is made twice.
 */
export function gatewayRoutes(context: ServerContext, settlers: Settlers): Hono {
  const { db, now, corsOrigins } = context;
  const known = async (c: Context): Promise<PaymentRow> => {
    const id = v.safeParse(paymentId, c.req.param('id'));
    const row = id.success ? await findPayment(db, id.output) : undefined;
    if (!row) throw httpError(404, 'payment', errorMessages.PAYMENT_UNKNOWN);
    return row;
  };
  const back = (c: Context, row: PaymentRow) =>
    c.redirect(callbackWith(row.callback, row.id, row.status === 'open' ? null : row.status), 303);
  const answers = (row: PaymentRow, status: GatewayAnswer) =>
    takeAnswer(db, settlers, signed(row, status), now());
  const isOver = ({ status, late_answer }: PaymentRow) => status !== 'open' || late_answer !== null;

  return new Hono()
    .get(`${GATEWAY_PATH}/:id`, async (c) => {
      const row = await known(c);
      if (isOver(row)) return back(c, row);
      c.header('Content-Security-Policy', policyWith(corsOrigins));
      const page = c.req.query('step') === 'code' ? codePage : payPage;
      return c.html(page({ amount: await spelled(context, row), language: languageIn(c) }));
    })
    .post(`${GATEWAY_PATH}/:id`, async (c) => {
      const row = await known(c);
      const body = await c.req.parseBody();
      const chosen = v.safeParse(choice, body['answer']);
      if (!chosen.success) throw httpError(403, 'answer', errorMessages.ANSWER_UNKNOWN);
      if (isOver(row)) return back(c, row);
      switch (chosen.output) {
        case 'challenge':
          return c.redirect(`${gatewayPath(row.id, languageIn(c))}&step=code`, 303);
        case 'code':
          return back(c, await answers(row, body['code'] === CODE ? 'paid' : 'declined'));
        case 'late':
          await answerLate(db, row, now());
          return back(c, row);
        case 'twice': {
          const [first] = await Promise.all([answers(row, 'paid'), answers(row, 'paid')]);
          return back(c, first);
        }
        case 'paid':
        case 'declined':
        case 'canceled':
          return back(c, await answers(row, chosen.output));
      }
    });
}

function languageIn(c: Context): Language {
  const language = c.req.query('lang');
  return isLanguage(language) ? language : 'en';
}

async function spelled({ settings }: ServerContext, { amount }: PaymentRow): Promise<string> {
  const { money: amounts } = await settings();
  const decimal = toDecimal(money(amount, amounts)).toFixed(amounts.digits);
  return amounts.symbolSide === 'left' ? amounts.symbol + decimal : decimal + amounts.symbol;
}

/** No scripts. Forms lead here, and from here back to the app. */
const policyWith = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ['form-action', "'self'", ...origins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
