import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** The text as `npm run format` writes a file of this name. Throws where it does not parse. */
export async function formatted(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, options());
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}

/** Options of `.oxfmtrc.json`; patterns of ignored files have no meaning for a text. */
function options(): FormatConfig {
  const file = `${import.meta.dirname}/../.oxfmtrc.json`;
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as FormatConfig), ignorePatterns: undefined };
}
