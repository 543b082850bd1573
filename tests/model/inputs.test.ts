import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { childInputs, decisionTables, dialogInputs } from './inputs.ts';

const manifests = globSync('src/application/*/*.{dialogs,children}.ts').toSorted();

describe('what the storefront hands to a dialog or a late child', () => {
  test('is asked of every manifest, and of each line in it', async () => {
    expect(decisionTables.map(({ files: [file] }) => file).toSorted()).toEqual(manifests);
    const lines = await Promise.all(
      manifests.map(async (file) => {
        const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Readonly<
          Record<string, object>
        >;
        const [manifest = {}] = Object.entries(exported).flatMap(([name, one]) =>
          /(Dialogs|Children)$/.test(name) ? [one] : [],
        );
        return Object.keys(manifest);
      }),
    );
    const asked = decisionTables.flatMap(({ cases }) =>
      cases.map(({ says }) => says.split(':')[0]),
    );

    expect([...new Set(asked)].toSorted()).toEqual(lines.flat().toSorted());
    expect(lines.flat().toSorted()).toEqual(
      [...Object.keys(dialogInputs), ...Object.keys(childInputs)].toSorted(),
    );
  });

  describe.each(decisionTables)('$name', ({ files: [file], cases }) => {
    test.each(cases)('$says', async ({ decides, expected }) => {
      const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object;

      expect(decides({ ...exported })).toEqual(expected);
    });
  });
});
