import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: './src/testing/setup.ts',
      css: false,
      maxWorkers: 2,
      restoreMocks: true,
      clearMocks: true,
      unstubGlobals: true,
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  }),
);
