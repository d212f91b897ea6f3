// The gallery for the tests: built, because each of them opens it anew. `npm run dev` shows it too.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../build/gallery', emptyOutDir: true, rolldownOptions: { input: 'gallery.html' } },
});
