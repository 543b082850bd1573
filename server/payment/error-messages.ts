export const CALLBACK_FOREIGN = 'The callback has to lead back to this site';
export const PAYMENT_UNKNOWN = { en: 'Payment not found', hi: 'भुगतान नहीं मिला' };
export const SIGNATURE_WRONG = 'The signature is not that of the gateway';
export const AMOUNT_OTHER = 'The amount is not the one that was asked for';
export const ANSWER_UNKNOWN = 'The gateway knows no such answer';
