import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileNameOf } from '@sundry/statecharts/drawing';
import { showInReact } from '#tools/flows/levels/react.ts';
import type { Look, ScreenText } from './photograph.ts';

/** The HTML of the states of these flows, by flow and state. */
export type ShownFlows = ReadonlyMap<string, ReadonlyMap<string, ScreenText>>;

/** Walks the flows in jsdom, to each state the shortest way. A state that no walk shows is missing. */
export async function showAll(
  flows: readonly string[],
  language: Look['language'],
): Promise<ShownFlows> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  try {
    const output = await showInReact({ flows, language, folder });
    const shown = new Map(flows.map((flow) => [flow, shownIn(folder, flow)]));
    if ([...shown.values()].every((states) => states.size === 0))
      throw new Error(`No screen was drawn\n${output}`);
    return shown;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function shownIn(folder: string, flow: string): ReadonlyMap<string, ScreenText> {
  const own = path.join(folder, fileNameOf(flow));
  if (!existsSync(own)) return new Map();
  const text = (state: string, device: string) =>
    readFileSync(path.join(own, `${state}.${device}.html`), 'utf8');
  return new Map(
    globSync('*.phone.html', { cwd: own })
      .map((file) => file.slice(0, -'.phone.html'.length))
      .toSorted()
      .map((state) => [state, { phone: text(state, 'phone'), desktop: text(state, 'desktop') }]),
  );
}

/** A hash of a screen. The order of its style rules, and of what each says, depends on the pages before it. */
export const hashOfScreen = ({ phone, desktop }: ScreenText): string =>
  hashOf([phone, desktop].map(withPlainStyles).join('\n\n'));

/** Class names of equal styles are equal, whatever the order of the style's parts. */
function withPlainStyles(text: string): string {
  const lines = text.split('\n').toSorted();
  const styles = new Map<string, string[]>();
  for (const rule of lines.filter((line) => GENERATED_RULE.test(line)))
    for (const [name] of rule.matchAll(GENERATED))
      styles.set(name, [...(styles.get(name) ?? []), partsOf(rule.replaceAll(name, ''))]);
  const plain = new Map(
    [...styles].map(([name, rules]) => [name, hashOf(rules.toSorted().join())]),
  );
  return lines
    .filter((line) => !GENERATED_RULE.test(line))
    .join('\n')
    .replaceAll(GENERATED, (name) => plain.get(name) ?? name);
}

const GENERATED = /css-[\w-]+/g;
const GENERATED_RULE = /^(@[^{]+\{)?\.css-/;

const partsOf = (rule: string): string => rule.split(/[{};]/).toSorted().join(';');

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
