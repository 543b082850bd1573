import type { Result } from '#domain/kernel/result.ts';
import type { Frame } from './frames.ts';
import type { LogRefusal } from './log-file.ts';

/** A parsed log with its frames. */
export type Replayed = { readonly flow: string; readonly frames: readonly Frame[] };
export type ReplayAnswer = Result<Replayed, LogRefusal>;

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
  /** The index of the current frame. */
  readonly frame: number;
  readonly failure: LogRefusal | null;
};

export type Tag = 'open' | 'playing' | 'reading';
