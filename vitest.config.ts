import { defineConfig } from 'vitest/config';

const needsDatabase = ['tests/architecture/catalog.test.ts', 'tests/architecture/types-drift.test.ts'];

// Node runs TypeScript by itself: that takes a third less processor time than transforming it. JSX it does not know.
const byNode = { experimental: { viteModuleRunner: false } };

const onDatabase = {
  ...byNode,
  globalSetup: 'tests/set-up/database.ts',
  hookTimeout: 120_000,
};

const inBrowser = {
  globalSetup: 'tests/set-up/product.ts',
  testTimeout: 300_000,
  // A rented machine may stand still for longer than any patience. The report names what needed a second try.
  retry: process.env.CI ? 1 : 0,
  hookTimeout: 300_000,
  isolate: false,
};

const project = (name: string, include: string[], rest: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, ...rest },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    // Long enough for a browser on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project(
        'rules',
        [
          'platform/contract/**/*.test.ts',
          'features/*/*/contract/**/*.test.ts',
          'db/**/*.test.ts',
          'bin/**/*.test.ts',
        ],
        { ...byNode, testTimeout: 60_000 },
      ),
      project('web', ['{platform,features/*/*,apps}/web/**/*.test.{ts,tsx}'], { testTimeout: 60_000 }),
      project('architecture', ['tests/architecture/**/*.test.ts'], {
        ...byNode,
        exclude: needsDatabase,
        testTimeout: 60_000,
        hookTimeout: 180_000,
      }),
      project(
        'database',
        [
          'platform/server/**/*.test.ts',
          'features/*/*/server/**/*.test.ts',
          'apps/server/**/*.test.ts',
          'tests/probes/**/*.test.ts',
          ...needsDatabase,
        ],
        { ...onDatabase, testTimeout: 60_000, isolate: false },
      ),
      // These tests mostly wait, and measure how long things take, so they run one after the other.
      project('faults', ['tests/faults/**/*.test.ts'], {
        ...onDatabase,
        testTimeout: 60_000,
        fileParallelism: false,
      }),
      project('journeys', ['tests/journeys/**/*.test.ts'], inBrowser),
      project('walk', ['tests/walk/**/*.test.ts'], inBrowser),
    ],
  },
});
