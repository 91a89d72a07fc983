import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';
import { structuredData } from './structured-data.ts';

/** The landing page as HTML, for the build to write into web/index.html. */
export function renderLanding(): string {
  const page = renderToStaticMarkup(<LandingPage />);
  return `${page}<script type="application/ld+json">${structuredData()}</script>`;
}
