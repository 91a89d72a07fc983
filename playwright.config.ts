import { defineConfig } from '@playwright/test';
import { QUIET } from './e2e/browser-args.ts';
import { findChromium } from './scripts/test/chromium.ts';

const chromium = findChromium();
if (chromium.kind === 'none') throw new Error(chromium.why);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  globalSetup: './e2e/prepared-data.ts',
  outputDir: 'test-results/browser',
  // One more than there may be cores: a journey waits for a quarter of its time.
  workers: 3,
  // Each journey prepares its own people; one file looks at every page and would hold up a worker for minutes.
  fullyParallel: true,
  forbidOnly: true,
  // Whoever works on a journey sees it fail at once; on CI one that passes the second time is named as flaky.
  retries: process.env.CI ? 1 : 0,
  // For what hangs, not for what is slow on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromium.path, args: QUIET },
    locale: 'en-US',
    // A new context is a new process for its page, which reads and compiles the app anew: half a second each. Cookies,
    // storage, routes and scripts of the journey before are gone all the same (decision 0089).
    reuseContext: true,
    // Filming every journey cost a fifth of the time; `--trace on` films one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
