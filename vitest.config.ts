import { defineConfig } from 'vitest/config';

const needsDatabase = ['tests/architecture/catalog.test.ts', 'tests/architecture/types-drift.test.ts'];

const project = (name: string, include: string[], rest: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, ...rest },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      project(
        'rules',
        [
          'platform/contract/**/*.test.ts',
          'features/*/contract/**/*.test.ts',
          'db/**/*.test.ts',
          'bin/**/*.test.ts',
        ],
        { testTimeout: 60_000 },
      ),
      project('web', ['{platform,features/*,apps}/web/**/*.test.{ts,tsx}']),
      project('architecture', ['tests/architecture/**/*.test.ts'], {
        exclude: needsDatabase,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project(
        'database',
        [
          'platform/server/**/*.test.ts',
          'features/*/server/**/*.test.ts',
          'apps/server/**/*.test.ts',
          'tests/probes/**/*.test.ts',
          'tests/faults/**/*.test.ts',
          ...needsDatabase,
        ],
        { testTimeout: 60_000, hookTimeout: 120_000 },
      ),
      project('journeys', ['tests/journeys/**/*.test.ts'], {
        testTimeout: 180_000,
        hookTimeout: 300_000,
        fileParallelism: false,
        maxWorkers: 1,
      }),
    ],
  },
});
