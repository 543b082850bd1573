const SECRET = /password|confirmation|token/i;
const HIDDEN = '•••';

/**
 * An event as JSON, to be shown, exported and replayed. Secrets are hidden, running actors are called by
 * their ids, and what JSON has no word for is left out.
 */
export const jsonOf = (event: object): string =>
  JSON.stringify(event, (key, value: unknown) => {
    if (SECRET.test(key) && typeof value === 'string') return HIDDEN;
    return value instanceof Error ? { message: value.message } : value;
  });
