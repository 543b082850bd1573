import type { Language } from '../log/drawn-flow.ts';

/** The picture file of a state's children; of the whole machine when `parent` is empty. */
export const pictureName = (base: string, parent: string, language: Language): string =>
  [
    base,
    parent === '' ? '' : `--${parent.replaceAll('.', '-')}`,
    language === 'code' ? '.code' : '',
    '.svg',
  ].join('');

/** "account/session" → "account-session". */
export const fileNameOf = (flow: string): string => flow.replace('/', '-');
