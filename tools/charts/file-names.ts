import type { Language } from '#tools/inspector/core/drawn-flow.ts';

/** The file that shows the inside of a state; of the whole machine, when it is empty. */
export const pictureName = (base: string, parent: string, language: Language): string =>
  [
    base,
    parent === '' ? '' : `--${parent.replaceAll('.', '-')}`,
    language === 'code' ? '.code' : '',
    '.svg',
  ].join('');

/** "account/session" → "account-session", as files are called. */
export const fileNameOf = (flow: string): string => flow.replace('/', '-');
