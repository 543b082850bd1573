import type { ErrorBody } from '#contract/kernel.ts';
import type { Language } from '#domain/kernel/language.ts';
import { localize, type LocalizedText } from './localized-text.ts';

export type ErrorStatus = 203 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;
export type ErrorEntry = { readonly code: string; readonly message: LocalizedText };

/** Refusal: thrown by rules and queries, answered in one place. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly errors: readonly ErrorEntry[];

  constructor(status: ErrorStatus, errors: readonly ErrorEntry[]) {
    super(localize('en', errors[0]?.message ?? 'Refused'));
    this.status = status;
    this.errors = errors;
  }

  /** Response body: the clean form, unless this family of back ends uses another for a refusal. */
  answerIn(language: Language): object {
    return this.bodyIn(language);
  }

  /** Clean form of every refusal, in the requester's language. */
  bodyIn(language: Language): ErrorBody {
    const errors = this.errors.map(({ code, message }) => ({
      code,
      message: localize(language, message),
    }));
    return { message: errors[0]?.message ?? this.message, errors };
  }
}

/** Refusal whose body is the list of its causes (D-73). */
export class ListError extends HttpError {
  readonly #listIn: (language: Language) => readonly object[];

  constructor(
    status: ErrorStatus,
    errors: readonly ErrorEntry[],
    listIn: (language: Language) => readonly object[],
  ) {
    super(status, errors);
    this.#listIn = listIn;
  }

  override answerIn(language: Language): readonly object[] {
    return this.#listIn(language);
  }
}

export const httpError = (status: ErrorStatus, code: string, message: LocalizedText): HttpError =>
  new HttpError(status, [{ code, message }]);
