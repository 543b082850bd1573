import { chanceOf } from '#server/seed/chance.ts';
import { isPattern, isTone, PATTERNS, type Pattern, type Tone } from './ground.ts';
import { isStage, type Stage } from './stage.ts';
import { isVessel, type Vessel } from './vessel.ts';

/** Degrees of hue rotation, and factors of saturation and brightness. */
export type Tint = {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
};
export const UNTINTED: Tint = { hue: 0, saturation: 1, brightness: 1 };

/** One thing in a picture: an object of the emoji set, or a vessel that holds some. */
export type Thing =
  | {
      readonly kind: 'object';
      readonly emoji: string;
      readonly tint: Tint;
      readonly copies: number;
    }
  | {
      readonly kind: 'vessel';
      readonly vessel: Vessel;
      readonly colour: string;
      readonly holds: readonly string[];
      readonly copies: number;
    };

export type Recipe = {
  readonly slug: string;
  readonly tone: Tone;
  readonly pattern: Pattern;
  readonly stage: Stage;
  readonly things: readonly Thing[];
};

/**
 * Parses "butter sun plate
 * bowl#d9822b:🍗🌿 🫓": a tone, optionally a pattern and a stage, then the things, the main one first. "👕@210"
 * rotates the hue, "🍰@-15/0.8/0.6" makes it duller and darker too, "🥟*3" repeats. Omitted parts are derived
 * from the slug, deterministically.
 */
export function readRecipe(slug: string, text: string): Recipe {
  const [ground = '', things = ''] = text.split('|').map((part) => part.trim());
  const words = ground.split(/\s+/);
  const chance = chanceOf(slug);
  const tone = words.find(isTone);
  if (!tone) throw new Error(`${slug}: unknown tone ${text}`);
  return {
    slug,
    tone,
    pattern: words.find(isPattern) ?? chance.oneOf(PATTERNS),
    stage: words.find(isStage) ?? 'floor',
    things: things.split(/\s+/).map(readThing),
  };
}

function readThing(word: string): Thing {
  const [rest = '', copies = '1'] = word.split('*');
  const vessel = /^([a-z]+)(#[0-9a-f]{6})(?::(.+))?$/i.exec(rest);
  if (vessel && isVessel(vessel[1] ?? '')) {
    return {
      ...{ kind: 'vessel', vessel: vessel[1] as Vessel, colour: vessel[2] ?? '#cccccc' },
      ...{ holds: vessel[3] ? letters(vessel[3]) : [], copies: Number(copies) },
    };
  }
  const [emoji = '', tint = '0'] = rest.split('@');
  const [hue = 0, saturation = 1, brightness = 1] = tint.split('/').map(Number);
  return { kind: 'object', emoji, tint: { hue, saturation, brightness }, copies: Number(copies) };
}

const letters = (text: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
