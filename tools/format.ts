import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** The text as `npm run format` writes a file of this name. Throws where it does not parse. */
export async function formatted(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, options());
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}

function options(): FormatConfig {
  const file = `${import.meta.dirname}/../.oxfmtrc.json`;
  const { ignorePatterns: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as FormatConfig & {
    readonly ignorePatterns: readonly string[];
  };
  return rest;
}
