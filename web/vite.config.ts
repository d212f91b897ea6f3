import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The product is index.html alone; gallery.html is served by `npm run dev` only.
export default defineConfig({
  plugins: [svelte()],
  build: { modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'], css: true },
});
