import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';
import { brokenInvariants } from '../run-flow.ts';
import type { Configuration, Walker } from '../walker.ts';

/** Wherever a flow runs: it is where it was planned to be, tagged alike, and keeps its promises. */
export function requireAgreement(
  flow: Flow,
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  expected: Configuration,
): void {
  const actual = walker.configurationOf(snapshot);
  if (actual.key !== expected.key) {
    throw new Error(`is at\n    ${actual.key}\n  and should be at\n    ${expected.key}`);
  }
  const broken = brokenInvariants(flow, snapshot);
  if (broken.length > 0) throw new Error(`broke: ${broken.join('; ')}`);
  if (tagsOf(snapshot) !== tagsOf(expected.snapshot)) {
    throw new Error(
      `is tagged ${tagsOf(snapshot)} and should be tagged ${tagsOf(expected.snapshot)}`,
    );
  }
}

const tagsOf = ({ tags }: AnyMachineSnapshot): string => [...tags].toSorted().join(', ');
