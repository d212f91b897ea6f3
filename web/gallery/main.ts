// Components with made-up tables, for looking at and for screenshots. ?show=…&seats=…&lang=…&theme=…&contrast=more
import { mount } from 'svelte';

import '../src/art/base.css';
import { detectLanguage, language } from '../src/i18n/language.svelte';
import { applyAppearance } from '../src/device/appearance';
import { themes } from '../src/device/settings';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
applyAppearance(
  { theme: themes.find((theme) => theme === query.get('theme')) ?? 'auto', contrast: query.get('contrast') === 'more' },
  document.documentElement,
);
await language.speak(detectLanguage([query.get('lang') ?? 'de']));
await language.speakWholly();
const target = document.getElementById('gallery');
const props = { show: query.get('show') ?? 'index', seats: Number(query.get('seats') ?? 4) };
if (target) mount(Gallery, { target, props });
