import type { Settings } from './settings';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

// Sets the theme's attributes (art/themes.css) on `root`.
export function applyAppearance(settings: Pick<Settings, 'theme' | 'contrast'>, root: HTMLElement): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.theme = theme;
  root.dataset.contrast = settings.contrast || contrast.matches ? 'more' : 'normal';
}

// Calls back when the system's preferences change; returns how to stop.
export function onSystemAppearance(changed: () => void): () => void {
  for (const query of [dark, contrast]) query.addEventListener('change', changed);
  return () => {
    for (const query of [dark, contrast]) query.removeEventListener('change', changed);
  };
}
