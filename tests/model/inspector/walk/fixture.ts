import type { NotInBrowser } from '@sundry/statecharts';

export const fixture: NotInBrowser = {
  notInBrowser:
    'It leads another tab of the app, step by step. tests/e2e/charts.spec.ts has it lead there in Chromium.',
};
