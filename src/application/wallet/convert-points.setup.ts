import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { parsePoints, type ConversionRefusal } from '#domain/wallet/points.ts';
import type * as Convert from './convert-points.types.ts';

/** What converting points needs from outside. */
export const convertPointsSlots = {
  actors: { convertPoints: portActor<number, Convert.Answer>('convertPoints') },
  effects: {
    /** Money and points are read anew. */
    refreshReads: effect(),
  },
};

const NOTHING_TYPED = { text: '', refusal: null, failure: null } as const;

export const begin = (input: Convert.Input): Convert.Context => ({
  ...input,
  have: 0,
  ...NOTHING_TYPED,
});

export const convertPoints = setup({
  types: {
    input: {} as Convert.Input,
    context: {} as Convert.Context,
    events: {} as Convert.Command,
    tags: {} as Convert.Tag,
    meta: {} as Meta,
  },
  actors: convertPointsSlots.actors,
  guards: {
    ...answerGuards,
    ...formGuards,
  },
  actions: {
    ...convertPointsSlots.effects,
    setHave: assign((_, have: number) => ({ have, ...NOTHING_TYPED })),
    setText: assign((_, text: string) => ({ text, refusal: null, failure: null })),
    takeAll: assign(({ context }) => ({ ...NOTHING_TYPED, text: String(context.have) })),
    setRefusal: assign((_, refusal: ConversionRefusal) => ({ refusal, failure: null })),
    clearRefusal: assign({ refusal: null, failure: null }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearForm: assign({ have: 0, ...NOTHING_TYPED }),
    showNotice: sendTo(to('toasts'), showing),
  },
});

export const parsedPoints = ({ text, have, terms, currency }: Convert.Context) =>
  parsePoints(text, have, terms, currency);

export function toConversion(context: Convert.Context): number {
  const points = parsedPoints(context);
  if (!points.ok) throw new Defect('Points were sent that cannot be converted');
  return points.value;
}
