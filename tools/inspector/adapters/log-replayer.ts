import type { AnyStateMachine } from 'xstate';
import type { FlowSheet } from '#tools/inspector/core/flow-sheet.ts';
import { framesOf } from '#tools/inspector/core/frames.ts';
import { eventsIn, parseLog } from '#tools/inspector/core/log-file.ts';
import type { ReplayAnswer } from '#tools/inspector/core/replay.types.ts';
import { ok, refuse } from '#domain/kernel/result.ts';

/** Makes frames of the text of a log file, on the machine of its flow. */
export const createLogReplayer =
  (sheets: readonly FlowSheet[], machines: () => Promise<readonly AnyStateMachine[]>) =>
  async (text: string): Promise<ReplayAnswer> => {
    const log = parseLog(text);
    if (!log.ok) return log;
    const { flow } = log.value;
    const sheet = sheets.find(({ name }) => name === flow);
    const machine = (await machines()).find(({ id }) => id === sheet?.chart.id);
    if (!sheet || !machine) return refuse({ kind: 'unknownFlow', flow });
    const told = eventsIn(log.value, sheet);
    if (!told.ok) return told;
    const frames = framesOf(machine, told.value);
    return frames.ok ? ok({ flow, frames: frames.value }) : frames;
  };
