import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import { routes } from './app/router.tsx';
import { type FirstAnswers, keepAnswers } from './lib/first-answers.ts';
import { createQueryClient } from './lib/query-client.ts';

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * A page of the app as HTML, drawn by its own components from the server's replies by address. The build makes a module
 * for the server of this (scripts/build/drawn-pages-plugin.ts). Throws where a component does.
 */
export async function draw(url: string, answers: FirstAnswers): Promise<string> {
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} leads elsewhere`);
  const queryClient = createQueryClient();
  keepAnswers(queryClient, answers);
  return renderToString(
    <App queryClient={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
}
