import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Answer } from './http-client.ts';

/** The failure of an answer; null for a success. Status 203 with errors is a failure, too. */
export function failureOf(answer: Answer): CallFailure | null {
  if (answer.kind === 'unreachable') return answer;
  const { status, body, retryAfter } = answer;
  if (status === 401) return { kind: 'signedOut' };
  const { code, message } = problemIn(body);
  // A 429 with a message is a refusal: the message tells the wait. Without one it counts as no answer.
  const isUntold = status === 429 && !message;
  if (status >= 500 || isUntold) {
    return { kind: 'unreachable', cause: 'server', ...(retryAfter ? { retryAfter } : {}) };
  }
  const failed = status >= 400 || (status === 203 && code !== null);
  return failed ? { kind: 'refused', status, code: code ?? '', message: message ?? '' } : null;
}

export const codeOf = (answer: Answer): string | null =>
  answer.kind === 'answered' ? problemIn(answer.body).code : null;

/** The first code and sentence of any of the error shapes that back ends of this family send. */
function problemIn(body: unknown): { code: string | null; message: string | null } {
  if (typeof body !== 'object' || body === null) return { code: null, message: null };
  const { errors, message, error } = body as Record<string, unknown>;
  const first: unknown = Array.isArray(errors)
    ? errors[0]
    : Array.isArray(message)
      ? message[0]
      : null;
  if (typeof first === 'object' && first !== null) {
    const { code, message: sentence } = first as Record<string, unknown>;
    return { code: textOr(code, ''), message: textOr(sentence, null) ?? textOr(message, null) };
  }
  const sentence = [errors, message, error].find((said) => typeof said === 'string');
  return {
    code: typeof errors === 'string' || typeof error === 'string' ? '' : null,
    message: typeof sentence === 'string' ? sentence : null,
  };
}

const textOr = <Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise =>
  typeof value === 'string' ? value : otherwise;
