import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

/** The landing page as HTML, for the build to write into web/index.html. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}
