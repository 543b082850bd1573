import { afterEach, beforeEach, expect, vi } from 'vitest';

let expected = 0;

/** Expects `count` errors on the console; any other number fails the test. */
export const expectConsoleErrors = (count: number): void => void (expected = count);

/**
 * Fails each test of a file that writes to the console. A call, not a side effect of the import: the files of
 * a project share imported modules, so that hooks of an import would belong to the first file alone.
 */
export function failOnConsole(): void {
  beforeEach(() => {
    expected = 0;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  afterEach(() => {
    const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
    vi.restoreAllMocks();
    expect(said.length === expected ? [] : said).toEqual([]);
  });
}
