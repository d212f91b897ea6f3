import { mount } from 'svelte';

import App from './App.svelte';
import './art/base.css';
import { language } from './i18n/language.svelte';
import { settings } from './device/store.svelte';
import { newVersion } from './device/version.svelte';

// Not awaited at the top: the languages are loaded by this module and import it, so they would wait for each other.
void language.speak(settings.language).then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});

// Only where the browser trusts the connection: https or this computer itself.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').then((registration) => newVersion.watch(registration)).catch(console.warn);
}
