import { writeFileSync } from 'node:fs';
import { formatted } from '#tools/format.ts';
import { numberingPlans } from './numbering-plans.ts';

/** `npm run phones`: writes the domain's numbering plans from the metadata of libphonenumber-js. */
const path = 'src/domain/account/numbering-plans.ts';
const text = `/**
 * Numbering plans by country, written by \`npm run phones\`: country, calling code, trunk prefix (- for none),
 * minimum and maximum digits of a national number, grouping of mobile numbers. Among countries that share a
 * calling code the main one comes first.
 */
export const NUMBERING_PLANS = \`
${numberingPlans().join('\n')}
\`;
`;
writeFileSync(path, await formatted(path, text));
