// Components with made-up tables, for looking at and for tests. ?show=…&seats=…&lang=…&theme=…&contrast=more
import { flushSync, mount, unmount } from 'svelte';

import '../src/art/base.css';
import { applyAppearance } from '../src/device/appearance';
import { themes } from '../src/device/settings';
import { detectLanguage, language } from '../src/i18n/language.svelte';
import Gallery from './Gallery.svelte';

declare global {
  interface Window {
    show: (query: string) => Promise<void>; // without loading the page again
  }
}

let shown: object | undefined;

async function show(search: string): Promise<void> {
  if (shown) await unmount(shown);
  const query = new URLSearchParams(search);
  const theme = themes.find((one) => one === query.get('theme')) ?? 'auto';
  applyAppearance({ theme, contrast: query.get('contrast') === 'more' }, document.documentElement);
  await language.speak(detectLanguage([query.get('lang') ?? 'de']));
  await language.speakWholly();
  const props = { show: query.get('show') ?? 'index', seats: Number(query.get('seats') ?? 4) };
  shown = mount(Gallery, { target: document.body, props });
  flushSync();
}

await show(location.search);
window.show = show;
