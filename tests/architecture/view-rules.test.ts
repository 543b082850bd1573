import { existsSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the rules are a plain module, so that the linter's configuration reads them too.
import { VIEW_STATE, viewRules } from '#tools/lint/view-rules.js';

const listed = VIEW_STATE as Readonly<Record<string, string>>;

function broken(code: string, path = 'src/ui/planted/planted.js'): readonly (string | null)[] {
  const config: Linter.Config = {
    files: ['**/*.js', '**/*.ts', '**/*.tsx'],
    plugins: { views: viewRules as never },
    rules: { 'views/view-state': 'error', 'views/no-context': 'error' },
  };
  return new Linter().verify(code, config, path).map(({ ruleId }) => ruleId);
}

describe('a view', () => {
  test.each(['const [step, go] = useState(1);', 'const [flow, send] = useReducer(next, first);'])(
    'that keeps a flow by itself is refused: %s',
    (code) => expect(broken(code)).toEqual(['views/view-state']),
  );

  test.each([
    'useSelector(cart, ({ context }) => context.lines);',
    'cart.getSnapshot().context.lines;',
  ])("that reads a machine's context is refused: %s", (code) =>
    expect(broken(code)).toContain('views/no-context'),
  );

  test.each(['useSelector(cart, select.lines);', 'use(ItemControlContext);'])(
    'that asks by selector is not: %s',
    (code) => expect(broken(code)).toEqual([]),
  );

  test.each(Object.keys(listed))('%s still keeps the state for which it is listed', (path) => {
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(/\buse(State|Reducer)\b/);
    expect(broken('const [shown, show] = useState(false);', path)).toEqual([]);
  });
});
