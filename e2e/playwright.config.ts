import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// Debian's Chromium without its window costs half as much, and is used where it is installed.
const [shell, chromium] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const browser = process.env.QUAD_E2E_BROWSER ?? (existsSync(shell) ? shell : chromium);
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './servers/emulator.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Every screen is looked at in both themes at both widths; the journeys run in one theme each.
  projects: [
    { name: 'light', use: { ...desktop, colorScheme: 'light' } },
    {
      name: 'phone in the dark',
      grep: /@screen|@phone/,
      use: { ...devices['Pixel 7'], ...phone, colorScheme: 'dark' },
    },
  ],
});
