/** SQLSTATE of a database error, such as "23505"; null for any other failure. */
export function sqlState(failure: unknown): string | null {
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return null;
  return typeof failure.code === 'string' && /^[0-9A-Z]{5}$/.test(failure.code)
    ? failure.code
    : null;
}
