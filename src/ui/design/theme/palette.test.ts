import { expect, test } from 'vitest';
import { PAIRS, palette } from './palette.ts';

const shadeOf = (name: string) => {
  const [group = '', key = 'DEFAULT'] = name.split('.');
  const shades: Record<string, Record<string, { light: string; dark: string }>> = palette;
  const shade = shades[group]?.[key];
  if (!shade) throw new Error(`No colour is called ${name}`);
  return shade;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(PAIRS)('%s can be read on %s in both themes (THEME-02)', (text, ground) => {
  const poor = (['light', 'dark'] as const)
    .map((theme) => [theme, contrast(shadeOf(text)[theme], shadeOf(ground)[theme])] as const)
    .filter(([, ratio]) => ratio < 4.5);

  expect(poor).toEqual([]);
});

test.each(['bg', 'bg.subtle', 'bg.panel'])(
  'the outline of a control and the focus ring stand out on %s (THEME-02)',
  (ground) => {
    const poor = ['border.emphasized', 'brand.focusRing'].flatMap((line) =>
      (['light', 'dark'] as const)
        .map((theme) => contrast(shadeOf(line)[theme], shadeOf(ground)[theme]))
        .filter((ratio) => ratio < 3),
    );

    expect(poor).toEqual([]);
  },
);
