import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const view = ['src/ui/**/*.test.tsx', 'src/infrastructure/**/*.browser.test.ts'];

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,contract,tools}/**/*.test.ts'],
          exclude: view,
        },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: view,
          setupFiles: ['tests/support/view-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/{contracts,faults}/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
