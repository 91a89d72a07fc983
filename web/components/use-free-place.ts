import { type RefObject, useLayoutEffect } from 'react';
import { clearanceOf } from '#web/lib/toast-place.ts';

/**
 * What can be pressed, and what a form says is wrong. Of long fields to type in, only the one in use counts: nothing is
 * pressed at their end.
 */
const CONTROLS = 'a[href], button, input, select, summary, textarea:focus, [role="alert"]';
const SCROLL_ENDS_AFTER_MS = 150;

/** Keeps a toast off everything that can be pressed. It goes along with the page when that scrolls, and settles anew. */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const list = viewport.current;
    if (list === null || shown === undefined) return;
    let from = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const card = list.querySelector('li');
      if (card === null) return;
      const up = Number.parseFloat(list.style.marginBottom) || 0;
      from = window.scrollY;
      list.style.translate = '';
      // By the list, which stands still while the card slides in.
      const box = list.getBoundingClientRect();
      const [left, top] = [box.left + card.offsetLeft, box.top + card.offsetTop];
      const [right, bottom] = [left + card.offsetWidth, top + card.offsetHeight];
      const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((part) => !list.contains(part) && part.closest('[aria-hidden="true"], [inert]') === null)
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect())
        // What only screen readers see is a dot.
        .filter(({ width, height }) => width > 4 && height > 4);
      list.style.marginBottom = `${clearanceOf({ left, right, top: top + up, bottom: bottom + up }, controls)}px`;
    };
    const follow = () => {
      list.style.translate = `0 ${from - window.scrollY}px`;
      clearTimeout(timer);
      timer = setTimeout(settle, SCROLL_ENDS_AFTER_MS);
    };
    settle();
    // What was saved changes the page a moment later.
    const observer = new ResizeObserver(settle);
    observer.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      list.style.marginBottom = '';
      list.style.translate = '';
    };
  }, [viewport, shown]);
}
