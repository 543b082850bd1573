import { defineTextStyles, defineTokens } from '@chakra-ui/react';

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56,
  64, 80,
];

/** The spacing scale: step 1 is 4 px at the default text size. */
const steps = Object.fromEntries(
  STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]),
) as Record<string, { value: string }>;

const FONT =
  "'Inter Variable', 'Noto Sans Devanagari', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const tokens = defineTokens({
  fonts: { body: { value: FONT }, heading: { value: FONT } },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  spacing: { ...steps, px: { value: '1px' } },
  sizes: {
    ...steps,
    full: { value: '100%' },
    '2xs': { value: '16rem' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '3xl': { value: '48rem' },
    '4xl': { value: '56rem' },
    '5xl': { value: '64rem' },
    '6xl': { value: '72rem' },
    '7xl': { value: '80rem' },
    prose: { value: '62ch' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    md: { value: '10px' },
    lg: { value: '12px' },
    xl: { value: '16px' },
    '2xl': { value: '24px' },
    full: { value: '9999px' },
  },
  durations: {
    fast: { value: '120ms' },
    moderate: { value: '200ms' },
    slow: { value: '320ms' },
  },
  easings: {
    standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
    enter: { value: 'cubic-bezier(0.05, 0.7, 0.1, 1)' },
  },
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
});

/** The type scale. Large sizes grow with the window, within limits for phones. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: 'clamp(2.125rem, 1.45rem + 3vw, 3.5rem)',
      lineHeight: '1.08',
      fontWeight: '750',
      letterSpacing: '-0.032em',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
      lineHeight: '1.18',
      fontWeight: '700',
      letterSpacing: '-0.024em',
      textWrap: 'balance',
    },
  },
  heading: {
    value: {
      fontSize: 'clamp(1.1875rem, 1.125rem + 0.3vw, 1.375rem)',
      lineHeight: '1.28',
      fontWeight: '680',
      letterSpacing: '-0.017em',
    },
  },
  subheading: {
    value: { fontSize: '1rem', lineHeight: '1.4', fontWeight: '620', letterSpacing: '-0.009em' },
  },
  body: { value: { fontSize: '1rem', lineHeight: '1.55', letterSpacing: '-0.004em' } },
  label: {
    value: {
      fontSize: '0.875rem',
      lineHeight: '1.4',
      fontWeight: '560',
      letterSpacing: '-0.003em',
    },
  },
  caption: { value: { fontSize: '0.8125rem', lineHeight: '1.42', letterSpacing: '0' } },
});

export const keyframes = {
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { transform: 'translateY(12px)' }, to: { transform: 'none' } },
  'sheet-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'sheet-out': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  'from-right': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'from-left': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'to-right': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  'to-left': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  ripple: {
    from: { transform: 'scale(1)', opacity: 0.45 },
    '70%, to': { transform: 'scale(1.55)', opacity: 0 },
  },
  breathe: { '50%': { opacity: 0.55 } },
};
