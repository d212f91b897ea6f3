import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// Everything is kept for playing without a connection. A new version waits until no page of the old one is open, so
// that it never comes in the middle of a game.
const offline = VitePWA({
  injectRegister: false, // main.ts does that, because no script may stand in index.html
  registerType: 'prompt',
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,wasm,weights}'],
    navigateFallbackDenylist: [/^\/(api|ws|healthz|readyz|metrics)\b/], // the server's, not the page's
    clientsClaim: true,
    inlineWorkboxRuntime: true,
  },
  manifest: {
    name: 'ROOKIE',
    short_name: 'ROOKIE',
    description: 'A card game of memory and nerve',
    start_url: '/',
    display: 'standalone',
    background_color: '#f3efe6',
    theme_color: '#20242e',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});

// All that the first page needs is one file: many small ones compress worse.
const firstLoad = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } };

// The product is index.html alone; gallery.html is served by `npm run dev` and to the tests only.
export default defineConfig({
  plugins: [svelte(), offline],
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, rolldownOptions: { output: firstLoad } },
  test: { include: ['src/**/*.test.ts'], css: true },
});
