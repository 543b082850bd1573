import type { ErrorBody } from '#contract/kernel.ts';

/** A refusal on its way to the client: thrown by rules and queries, answered in one place. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;
  readonly errors: ErrorBody['errors'];

  constructor(status: Problem['status'], errors: ErrorBody['errors']) {
    super(errors[0]?.message ?? 'Refused');
    this.status = status;
    this.errors = errors;
  }

  get body(): ErrorBody {
    return { message: this.message, errors: this.errors };
  }
}

export const problem = (status: Problem['status'], code: string, message: string): Problem =>
  new Problem(status, [{ code, message }]);
