/** True in `npm run test:full`. */
export const isFull = process.env['SUNDRY_FULL'] === '1';
