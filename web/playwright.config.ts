import { defineConfig } from '@playwright/test';

// Whoever runs these tests beside others gives them two ports of their own, this and the next.
const port = Number(process.env.ROOKIE_E2E_PORT ?? 4174);
export const gallery = `http://localhost:${port}`;
const served = `http://localhost:${port + 1}`;
export const rookie = process.env.ROOKIE ?? '../build/release/rookie';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000, // on a small machine that does other things too
  expect: { timeout: 15_000 },
  use: {
    baseURL: served,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
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
  webServer: [
    {
      command: `npx vite build -c gallery/vite.config.ts && npx vite preview -c gallery/vite.config.ts --port ${port} --strictPort`,
      url: `${gallery}/gallery.html`,
    },
    {
      // Nobody's own tables are touched.
      command: `${rookie} serve --listen 127.0.0.1:${port + 1} --page dist --store "sqlite:$(mktemp -d)/tables.db"`,
      url: served,
    },
  ],
});
