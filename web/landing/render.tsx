import { renderToStaticMarkup } from 'react-dom/server';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingPage } from './landing-page.tsx';
import { structuredData } from './structured-data.ts';

/** The landing page as HTML, for the build to write into web/index.html. */
export function renderLanding(): string {
  const page = renderToStaticMarkup(<LandingPage />);
  return `${page}<script type="application/ld+json">${structuredData()}</script>`;
}

/** The header and footer, for the frame of the explorer's pages. */
export const renderHeader = (): string => renderToStaticMarkup(<LandingHeader />);
export const renderFooter = (): string => renderToStaticMarkup(<LandingFooter />);
