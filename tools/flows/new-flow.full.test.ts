import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('npm run new-flow in a copy of the app', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const copy = mkdtempSync(path.join(tmpdir(), 'sundry-flow-'));
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

  beforeAll(() => {
    const copied = ['src', 'contract', 'server', 'locales', 'tools', 'tests', 'packages'];
    for (const name of [
      ...copied,
      'package.json',
      'tsconfig.json',
      '.oxfmtrc.json',
      'vite.config.ts',
    ]) {
      cpSync(path.join(root, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !file.includes('node_modules'),
      });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    run('tools/flows/new-flow.ts', 'wallet/tip-jar');
    run('tools/flows/new-flow.ts', 'account/close-account', '--dialog');
    run('tools/flows/new-flow.ts', 'ordering/gift-order', '--dialog');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');

  test('lists a dialog in the manifest of its area, which it creates for the first one', () => {
    for (const [area, id] of [
      ['account', 'closeAccount'],
      ['ordering', 'giftOrder'],
    ]) {
      expect(read(`src/application/${area}/${area}.dialogs.ts`)).toContain(`${id}: dialog<`);
      expect(read('src/ui/shell/app-dialog-views.ts')).toContain(`${id}: lazyView`);
      expect(read('src/infrastructure/shell/app-dialog-machines.ts')).toContain(`${id}: async`);
      expect(read('locales/en.json')).toContain(`"${area}.${id}.title"`);
      expect(read('locales/hi.json')).toContain(`"${area}.${id}.title"`);
    }
  });

  test('writes flows and dialogs that compile', () => {
    const config = {
      extends: './tsconfig.json',
      include: [
        'src/*.d.ts',
        'locales/*.d.ts',
        'src/infrastructure/shell/bindings.ts',
        'src/ui/shell/app-dialog-views.ts',
        ...['wallet/tip-jar', 'account/close-account', 'ordering/gift-order'].map(
          (name) => `tests/model/${name}`,
        ),
      ],
    };
    writeFileSync(path.join(copy, 'tsconfig.flows.json'), JSON.stringify(config));
    expect(() =>
      run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.flows.json'),
    ).not.toThrow();
  });
});
