import type { AnyMachineSnapshot } from 'xstate';
import { differenceOf } from './difference.ts';
import type { Flow } from '../flow/flow.ts';
import { brokenInvariants } from './run-flow.ts';
import type { Configuration, Walker } from './walker.ts';

/** Asserts at every level: the planned state and tags, and the invariants. */
export function requireAgreement(
  flow: Flow,
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  expected: Configuration,
): void {
  const actual = walker.configurationOf(snapshot);
  if (actual.key !== expected.key) {
    throw new Error(`it is in ${placeText(actual)}${disagreement(expected, actual)}`);
  }
  const broken = brokenInvariants(flow, snapshot);
  if (broken.length > 0) throw new Error(`broken promises: ${broken.join('; ')}`);
  if (tagsOf(snapshot) !== tagsOf(expected.snapshot)) {
    throw new Error(`its tags are ${tagsOf(snapshot)}, expected ${tagsOf(expected.snapshot)}`);
  }
}

/** The differing values only. */
function disagreement(expected: Configuration, actual: Configuration): string {
  const lines = [
    ...(placeText(actual) === placeText(expected)
      ? []
      : [`it should be in ${placeText(expected)}`]),
    ...differenceOf(expected.projection, actual.projection),
  ];
  return lines.map((line) => `\n    ${line}`).join('');
}

const placeText = ({ value, snapshot: { status } }: Configuration): string =>
  status === 'active' ? value : `${value} (${status})`;

const tagsOf = ({ tags }: AnyMachineSnapshot): string => [...tags].toSorted().join(', ');
