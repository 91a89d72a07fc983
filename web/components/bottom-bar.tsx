import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * A bar that sticks to the bottom of the window while its part of the page is in view. What else opens down there keeps
 * clear of it by --bottom-bar, its height: toasts stand above it, and what is scrolled into view stops above it.
 */
export function BottomBar(props: ComponentProps<'section'>) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty('--bottom-bar', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, []);
  return <section ref={bar} {...props} />;
}
