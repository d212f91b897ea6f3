import { defineConfig } from '@playwright/test';

// Whoever runs these tests beside others gives them two ports of their own, this and the next.
const port = Number(process.env.ROOKIE_E2E_PORT ?? 4174);
const gallery = `http://localhost:${port}`;
const served = `http://localhost:${port + 1}`;
export const rookie = process.env.ROOKIE ?? '../build/release/rookie';

// These look at components in gallery.html; all others at the built page, as people get it.
const inGallery = ['table.spec.ts', 'screens.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000, // on a small machine that does other things too
  expect: { timeout: 15_000 },
  use: {
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
  projects: [
    { name: 'gallery', testMatch: inGallery, use: { baseURL: gallery } },
    { name: 'page', testIgnore: inGallery, use: { baseURL: served } },
  ],
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
