import { createContext, use } from 'react';
import type { Elements } from '#ui/design/elements.ts';

export type Heart = {
  readonly kind: 'item' | 'store' | 'vehicle' | 'provider';
  readonly id: number;
  readonly name: string;
  readonly look?: 'card' | 'outline';
};

export type DrawHeart = (heart: Heart) => Elements;

const noHeart: DrawHeart = () => null;

/** Provided from outside, so that cards do not depend on the wishlist. */
export const HeartContext = createContext<DrawHeart>(noHeart);

export const useHearts = (): DrawHeart => use(HeartContext);
