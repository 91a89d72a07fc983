import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { Session, StripeServer } from './stripe-shapes.ts';

interface Visits {
  readonly sessions: ReadonlyMap<string, Session>;
  readonly portals: ReadonlyMap<string, { readonly customer: string; readonly returnUrl: string }>;
}

interface Visit {
  readonly pathname: string;
  readonly isSent: boolean;
  readonly form: URLSearchParams;
}

/** The pages a person sees at the payment company, and, for a journey, a way to let time pass. */
export async function stripePage(
  fake: StripeServer,
  { sessions, portals }: Visits,
  { pathname, isSent, form }: Visit,
  response: ServerResponse,
): Promise<void> {
  const [, kind, id = ''] = pathname.split('/');
  const session = sessions.get(id);
  const portal = portals.get(id);
  if (kind === 'pay' && session) {
    if (!isSent) return show(response, 'Pay', ['Pay now'], session.cancelUrl);
    fake.pay(pathname);
    await deliver(fake);
    return go(response, session.successUrl);
  }
  const own = [...fake.subscriptions.values()].findLast(({ customer }) => customer === portal?.customer);
  if (kind === 'portal' && portal && own) {
    if (!isSent)
      return show(response, 'Your plan', ['Cancel plan', 'Renew plan', 'Update card'], portal.returnUrl);
    if (form.get('do') === 'Cancel plan') fake.cancelAtPeriodEnd(own.id, true);
    if (form.get('do') === 'Renew plan') fake.cancelAtPeriodEnd(own.id, false);
    if (form.get('do') === 'Update card') fake.recover(own.id);
    await deliver(fake);
    return go(response, portal.returnUrl);
  }
  response.writeHead(404);
  response.end();
}

function go(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to });
  response.end();
}

function show(response: ServerResponse, title: string, buttons: readonly string[], back: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><form method="post">${buttons
      .map((name) => `<button name="do" value="${name}">${name}</button>`)
      .join('')}</form><p><a href="${back}">Back to the site</a></p></main></html>`,
  );
}

/** Reports everything that is new, each event twice and the newest first. */
export async function deliver(fake: StripeServer): Promise<void> {
  if (fake.reportTo === null) return;
  for (const event of fake.events.splice(0).toReversed()) {
    for (let time = 0; time < 2; time++) {
      const { payload, headers } = fake.signed(event);
      const sent = request(fake.reportTo, { method: 'POST', headers });
      sent.end(payload);
      const [answer] = await once(sent, 'response');
      answer.resume();
    }
  }
}
