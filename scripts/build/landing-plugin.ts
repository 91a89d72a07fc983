import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const ENTRY = fileURLToPath(new URL('../../web/landing/render.tsx', import.meta.url));

/**
 * Writes the landing page's markup into web/index.html, and its header and footer into web/explore.html, in development and in the build alike: the page is plain
 * HTML that reads without JavaScript, and React itself is never sent with it.
 */
export function landingPage(): Plugin {
  return {
    name: 'mission-ready:landing-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!/\/(?:index|explore)\.html$/.test(context.path)) return html;
        const { module } = await runnerImport<typeof import('../../web/landing/render.tsx')>(ENTRY);
        return html
          .replace('<!-- landing -->', () => module.renderLanding())
          .replace('<!-- landing header -->', () => module.renderHeader())
          .replace('<!-- landing footer -->', () => module.renderFooter());
      },
    },
  };
}
