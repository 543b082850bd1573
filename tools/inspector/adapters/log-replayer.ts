import type { AnyStateMachine } from 'xstate';
import { type DrawnFlow, framesOf, eventsIn, parseLog } from '@sundry/statecharts/log';
import type { ReplayAnswer } from '#tools/inspector/core/replay/machine.ts';
import { ok, refuse } from '#domain/kernel/result.ts';

/** Parses a log file and replays it on its flow's machine. */
export const createLogReplayer =
  (drawnFlows: readonly DrawnFlow[], machines: () => Promise<readonly AnyStateMachine[]>) =>
  async (text: string): Promise<ReplayAnswer> => {
    const log = parseLog(text);
    if (!log.ok) return log;
    const { flow } = log.value;
    const drawnFlow = drawnFlows.find(({ name }) => name === flow);
    const machine = (await machines()).find(({ id }) => id === drawnFlow?.chart.id);
    if (!drawnFlow || !machine) return refuse({ kind: 'unknownFlow', flow });
    const told = eventsIn(log.value, drawnFlow);
    if (!told.ok) return told;
    const frames = framesOf(machine, told.value);
    return frames.ok ? ok({ flow, frames: frames.value }) : frames;
  };
