import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConfig } from '#tests/support/builders/config.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { useDistanceText } from './use-distance-text.ts';

const Ways = () => {
  const distanceText = useDistanceText();
  return [40, 2_450, 8_000].map(distanceText).join(', ');
};

test.each([
  { distanceUnit: 'km', said: '50 m, 2.5 km, 8 km' },
  { distanceUnit: 'mi', said: '150 ft, 1.5 mi, 5 mi' },
] as const)(
  'distances are said in $distanceUnit, as the owner has it',
  async ({ said, ...facts }) => {
    const { app } = await startApp({ config: aConfig(facts) });
    renderView(<Ways />, { app });
    expect(screen.getByText(said)).toBeVisible();
  },
);
