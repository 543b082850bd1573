import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { numberingPlans } from './numbering-plans.ts';

/** `npm run phones`: writes the domain's numbering plans from the metadata of libphonenumber-js. */
const path = 'src/domain/account/numbering-plans.ts';
const text = `/**
 * How the phone numbers of each country are made, written by \`npm run phones\`: the country, its calling code, what is
 * dialled before a national number (- for nothing), how many digits that has at least and at most, and how those of a
 * mobile are grouped. Of countries with one calling code the first is its main one.
 */
export const NUMBERING_PLANS = \`
${numberingPlans().join('\n')}
\`;
`;
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
