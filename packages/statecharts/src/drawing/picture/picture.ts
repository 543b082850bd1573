import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { Language } from '../../log/drawn-flow.ts';
import type { Diagram } from '../diagram.ts';
import { laidOut } from './layout.ts';
import { faultsOf } from './readable.ts';
import { svgOf } from './svg.ts';

/**
 * Returns the committed picture if it was rendered from this very diagram by the current code and is
 * unmodified: a layout of all takes a minute. Fails if it would be hard to read.
 */
export async function pictureOf(
  diagram: Diagram,
  kept: string | null,
  language: Language = 'words',
): Promise<string> {
  if (kept !== null && kept === signed(diagram, withoutSignature(kept))) return kept;
  const layout = await laidOut(diagram);
  const faults = faultsOf(layout, diagram.initial);
  if (faults.length > 0)
    throw new Error(`The picture of "${diagram.title}" is hard to read: ${faults.join('; ')}.`);
  return signed(diagram, svgOf(diagram, layout, language));
}

/** A picture with hashes of its diagram, of the code that rendered it, and of the result. */
export const signed = (diagram: Diagram, svg: string): string =>
  `${svg}<!-- drawn from ${fingerprintOf(JSON.stringify(diagram), drawingCode(), svg)} -->\n`;

const withoutSignature = (picture: string): string =>
  picture.replace(/<!-- drawn from [\da-f]+ -->\n$/, '');

/** The code of this folder, and of the layouter. */
function drawingCode(): string {
  code ??= [
    ...globSync(`${import.meta.dirname}/*.ts`, { exclude: ['**/*.test.ts'] })
      .toSorted()
      .map(withoutComments),
    readFileSync(createRequire(import.meta.url).resolve('elkjs/package.json'), 'utf8'),
  ].join('\n');
  return code;
}
let code: string | undefined;

const fingerprintOf = (...said: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);

const printer = ts.createPrinter({ removeComments: true });

const withoutComments = (file: string): string =>
  printer.printFile(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false),
  );
