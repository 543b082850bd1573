import type { Result } from '#domain/kernel/result.ts';
import type { Frame } from './frames.ts';
import type { LogRefusal } from './log-file.ts';

/** A log ready to be stepped through. */
export type Replayed = { readonly flow: string; readonly frames: readonly Frame[] };
export type ReplayAnswer = Result<Replayed, LogRefusal>;

/** What a view may send. */
export type Command =
  /** The text of a file. */
  | { readonly type: 'log.open'; readonly text: string }
  | { readonly type: 'log.close' }
  | { readonly type: 'frame.next' }
  | { readonly type: 'frame.back' }
  | { readonly type: 'frame.choose'; readonly frame: number }
  | { readonly type: 'replay.play' }
  | { readonly type: 'replay.pause' };

export type Context = {
  readonly text: string;
  readonly replayed: Replayed | null;
  /** Which frame is shown, from 0. */
  readonly frame: number;
  readonly failure: LogRefusal | null;
};

export type Tag = 'open' | 'playing' | 'reading';
