import type { Language } from '../log/drawn-flow.ts';

/** The picture file of a state's children; of the whole machine when `parent` is empty; unfolded with the loading of code. */
export const pictureName = (
  base: string,
  parent: string,
  language: Language,
  isUnfolded = false,
): string =>
  [
    base,
    parent === '' ? '' : `--${parent.replaceAll('.', '-')}`,
    isUnfolded ? '.loading' : '',
    language === 'code' ? '.code' : '',
    '.svg',
  ].join('');

/** "account/session" → "account-session". */
export const fileNameOf = (flow: string): string => flow.replace('/', '-');
