import { prefersReducedMotion } from 'svelte/motion';

const duration = 320; // milliseconds

// Shows a copy of `card` on its way to where `to` lies now, over everything else; resolves on arrival. The original is
// left alone: what the table shows before and after is the caller's. With reduced motion nothing flies.
export async function fly(card: HTMLElement, to: HTMLElement): Promise<void> {
  if (prefersReducedMotion.current) return;
  const [start, end] = [card.getBoundingClientRect(), to.getBoundingClientRect()];
  const { backgroundColor, borderRadius } = getComputedStyle(card);
  const copy = card.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.flying = '';
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${start.top}px auto auto ${start.left}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    backgroundColor,
    borderRadius,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '1',
  });
  document.body.append(copy);
  const way = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${end.width / start.width})`;
  await copy.animate([{ transform: 'none' }, { transform: way }], { duration, easing: 'ease-in-out' }).finished;
  copy.remove();
}
