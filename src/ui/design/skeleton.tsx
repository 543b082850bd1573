import type { CSSProperties } from 'react';
import { parts } from './theme/plain-parts.recipe.ts';

type Size = number | `${number}%` | `${number}lh`;

type Props = {
  readonly h?: Size;
  readonly w?: Size;
  readonly ratio?: number;
  readonly rounded?: 'none' | 'md' | 'lg' | 'xl' | '2xl' | 'full';
};

const lengthOf = (size: Size) => (typeof size === 'number' ? `${size / 4}rem` : size);

export function Skeleton({ h, w = '100%', ratio, rounded = 'md' }: Props) {
  const style: CSSProperties = {
    width: lengthOf(w),
    borderRadius: `var(--chakra-radii-${rounded})`,
    ...(h === undefined ? {} : { height: lengthOf(h) }),
    ...(ratio === undefined ? {} : { aspectRatio: String(ratio) }),
  };
  return <span className={parts.part.skeleton} style={style} aria-hidden="true" />;
}

export const RowSkeleton = () => (
  <div className={parts.part.skeletonRow} aria-hidden="true">
    <Skeleton h={16} w={16} rounded="lg" />
    <div className={parts.part.skeletonLines}>
      <Skeleton h={5} w="60%" />
      <Skeleton h={4} w="40%" />
    </div>
  </div>
);

const LINES = {
  three: [
    [5, 85],
    [4, 60],
    [5, 40],
  ],
  four: [
    [6, 85],
    [5, 60],
    [5, 75],
    [6, 40],
  ],
} as const;

type CardProps = { readonly ratio: number; readonly lines?: keyof typeof LINES };

export const CardSkeleton = ({ ratio, lines = 'three' }: CardProps) => (
  <div className={parts.part.skeletonLines} aria-hidden="true">
    <Skeleton ratio={ratio} rounded="xl" />
    {LINES[lines].map(([height, width]) => (
      <Skeleton key={width} h={height} w={`${width}%`} />
    ))}
  </div>
);
