import { createContext, use } from 'react';
import type { Elements } from '#ui/design/elements.ts';

export type Heart = {
  readonly kind: 'item' | 'store' | 'vehicle' | 'provider';
  readonly id: number;
  /** What the heart is about, read aloud. */
  readonly name: string;
  /** On a card, or beside a heading. */
  readonly look?: 'card' | 'outline';
};

/** Draws the heart of a thing. */
export type DrawHeart = (heart: Heart) => Elements;

const noHeart: DrawHeart = () => null;

/** Given from outside, because what shows a thing does not know the wishlist. */
export const HeartContext = createContext<DrawHeart>(noHeart);

export const useHearts = (): DrawHeart => use(HeartContext);
