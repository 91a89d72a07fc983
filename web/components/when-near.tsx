import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window it may be when it is fetched: a screen, so that nobody waits for it. */
const AHEAD = '800px';

/** Draws what is heavy only when one gets near it; until then what keeps its room. Once drawn, it stays. */
export function WhenNear({ room, children }: { readonly room: ReactNode; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : room}</div>;
}
