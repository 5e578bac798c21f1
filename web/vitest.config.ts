import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

// One needs another environment than the pages; the others replace a module by hand, which the worker would keep.
const ISOLATED = ['src/api/contract.test.ts', 'src/**/*.isolated.test.{ts,tsx}'];

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      setupFiles: './src/testing/setup.ts',
      css: false,
      // Not threads: those of one process would hear each other's BroadcastChannel.
      pool: 'forks',
      maxWorkers: 2,
      restoreMocks: true,
      clearMocks: true,
      unstubGlobals: true,
      testTimeout: 30_000,
      hookTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'shared',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ISOLATED,
            // A worker loads the libraries once. What else files could leave to each other, the set-up takes away.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'isolated', include: ISOLATED, sequence: { groupOrder: 1 } },
        },
      ],
    },
  }),
);
