const SECRET = /password|confirmation|token/i;
const HIDDEN = '•••';

/**
 * An event as JSON, for display, export and replay. Secrets are masked, running actors become their ids, and
 * values without a JSON form are left out.
 */
export const jsonOf = (event: object): string =>
  JSON.stringify(event, (key, value: unknown) => {
    if (SECRET.test(key) && typeof value === 'string') return HIDDEN;
    return value instanceof Error ? { message: value.message } : value;
  });
