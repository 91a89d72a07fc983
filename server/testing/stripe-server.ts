import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripePage } from './stripe-pages.ts';
import type { FakeSubscription, Session, StripeEvent, StripeServer } from './stripe-shapes.ts';

const MONTH = 30 * 24 * 60 * 60;
const SECRET_KEY = 'sk_test_made_up';
const WEBHOOK_SECRET = 'whsec_made_up';
const PRICE_ID = 'price_premium';

/** Starts it on a port of its own; `now` is what it believes the time to be. */
export async function startStripeServer(now: () => Date = () => new Date()): Promise<StripeServer> {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sessions = new Map<string, Session>();
  const portals = new Map<string, { customer: string; returnUrl: string }>();
  const configurations: { id: string; metadata: Record<string, string> }[] = [];
  const invoices = new Map<string, { id: string; subscription: string; status: 'open' | 'void' }>();
  const answered = new Map<string, unknown>();
  let count = 0;
  const newId = (kind: string) => `${kind}_${++count}${randomUUID().slice(0, 8)}`;

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const report = (type: string, object: Record<string, unknown>) => {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
    };
    fake.events.push(event);
  };
  const asSubscription = (one: FakeSubscription) => ({
    id: one.id,
    object: 'subscription',
    customer: one.customer,
    status: one.status,
    start_date: one.startDate,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
    items: {
      object: 'list',
      data: [
        { id: `si_${one.id}`, current_period_start: one.periodStart, current_period_end: one.periodEnd },
      ],
      has_more: false,
    },
  });
  const asSession = (one: Session) => ({
    id: one.id,
    object: 'checkout.session',
    customer: one.customer,
    client_reference_id: one.reference,
    status: one.status,
    url: one.status === 'open' ? `${url}/pay/${one.id}` : null,
  });
  const openInvoices = (subscription: string) =>
    [...invoices.values()].filter((one) => one.subscription === subscription && one.status === 'open');
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false });
  const get = (id: string) => {
    const found = fake.subscriptions.get(id);
    if (!found) throw new Error(`No subscription ${id}`);
    return found;
  };
  const changed = (one: FakeSubscription) => report('customer.subscription.updated', asSubscription(one));

  const fake: StripeServer = {
    url,
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceId: PRICE_ID, apiBase: url },
    trouble: null,
    priceCents: 150_00,
    reportTo: null,
    events: [],
    asked: [],
    toCancel: [],
    customers: new Map(),
    subscriptions: new Map(),
    signed(event, secret = WEBHOOK_SECRET, at = now()) {
      const payload = JSON.stringify(event, null, 2);
      const time = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
      return {
        payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${time},v1=${signature}`,
        },
      };
    },
    pay(sessionUrl) {
      const session = sessions.get(sessionUrl.split('/').at(-1) ?? '');
      if (session?.status !== 'open') throw new Error('This page is no longer open');
      session.status = 'complete';
      const start = seconds();
      const one: FakeSubscription = {
        id: newId('sub'),
        customer: session.customer,
        status: 'active',
        startDate: start,
        periodStart: start,
        periodEnd: start + MONTH,
        cancelAtPeriodEnd: false,
      };
      fake.subscriptions.set(one.id, one);
      report('customer.subscription.created', asSubscription(one));
      report('invoice.paid', { id: newId('in'), object: 'invoice', customer: one.customer });
      report('checkout.session.completed', asSession(session));
      return one;
    },
    referenceOf: (sessionUrl) => sessions.get(sessionUrl.split('/').at(-1) ?? '')?.reference ?? null,
    nextMonth(id, payment) {
      const one = get(id);
      one.periodStart = one.periodEnd;
      one.periodEnd += MONTH;
      one.status = payment === 'paid' ? 'active' : 'past_due';
      changed(one);
      if (payment === 'failed') {
        const invoice = { id: newId('in'), subscription: id, status: 'open' as const };
        invoices.set(invoice.id, invoice);
      }
      const type = payment === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
      report(type, { id: newId('in'), object: 'invoice', customer: one.customer });
    },
    openInvoicesOf: (id) => openInvoices(id).length,
    recover(id) {
      const one = get(id);
      one.status = 'active';
      for (const { id: invoice } of openInvoices(id)) invoices.delete(invoice);
      changed(one);
    },
    cancelAtPeriodEnd(id, cancel) {
      const one = get(id);
      one.cancelAtPeriodEnd = cancel;
      changed(one);
    },
    end(id) {
      const one = get(id);
      one.status = 'canceled';
      report('customer.subscription.deleted', asSubscription(one));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    if (!pathname.startsWith('/v1/')) {
      return stripePage(
        fake,
        { sessions, portals },
        { pathname, isSent: request.method === 'POST', form },
        response,
      );
    }
    fake.asked.push(`${request.method} ${pathname}`);
    if (fake.trouble === 'silence') return;
    if (fake.trouble === 'cut') {
      request.socket.destroy();
      return;
    }
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, type: string, code: string) =>
      send(status, { error: { type, code, message: code } });
    if (fake.trouble === 'error') return refuse(500, 'api_error', 'api_error');
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return refuse(401, 'invalid_request_error', 'invalid_api_key');
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    if (answered.has(key)) return send(200, answered.get(key));
    const answer = answerTo(`${request.method} ${pathname}`, request.method === 'GET' ? searchParams : form);
    if (answer === undefined) return refuse(404, 'invalid_request_error', 'resource_missing');
    if (request.method === 'POST' && key !== '') answered.set(key, answer);
    send(200, answer);
  }

  function answerTo(what: string, given: URLSearchParams): unknown {
    const customer = given.get('customer') ?? '';
    const isKnown = fake.customers.get(customer)?.deleted === false;
    const [, id = '', act] = /^\w+ \/v1\/[a-z_]+\/(?:sessions\/)?(\w+)(?:\/(\w+))?$/.exec(what) ?? [];
    if (what === 'POST /v1/customers') {
      const made = newId('cus');
      fake.customers.set(made, { deleted: false });
      return { id: made, object: 'customer' };
    }
    if (what.startsWith('GET /v1/customers/')) {
      const found = fake.customers.get(id);
      return found && { id, object: 'customer', ...(found.deleted && { deleted: true }) };
    }
    if (what.startsWith('DELETE /v1/customers/')) {
      const found = fake.customers.get(id);
      if (!found || found.deleted) return undefined;
      found.deleted = true;
      for (const one of fake.subscriptions.values()) if (one.customer === id) one.status = 'canceled';
      return { id, object: 'customer', deleted: true };
    }
    if (what === 'GET /v1/checkout/sessions') {
      const of = [...sessions.values()].filter((one) => one.customer === customer && one.status === 'open');
      return list(of.map(asSession));
    }
    if (what === 'POST /v1/checkout/sessions') {
      if (!isKnown || given.get('line_items[0][price]') !== PRICE_ID) return undefined;
      const made: Session = {
        id: newId('cs'),
        customer,
        reference: given.get('client_reference_id'),
        status: 'open',
        successUrl: given.get('success_url') ?? '',
        cancelUrl: given.get('cancel_url') ?? '',
      };
      sessions.set(made.id, made);
      return asSession(made);
    }
    if (act === 'expire') {
      const session = sessions.get(id);
      if (session?.status !== 'open') return undefined;
      session.status = 'expired';
      return asSession(session);
    }
    if (what === 'GET /v1/invoices') return list(openInvoices(given.get('subscription') ?? ''));
    if (act === 'void') {
      const invoice = invoices.get(id);
      if (invoice?.status !== 'open') return undefined;
      invoice.status = 'void';
      return invoice;
    }
    if (what.startsWith('DELETE /v1/subscriptions/')) {
      const one = fake.subscriptions.get(id);
      if (!one || one.status === 'canceled') return undefined;
      fake.end(id);
      return asSubscription(one);
    }
    if (what === 'GET /v1/subscriptions') {
      if (!isKnown) return undefined;
      return list(
        [...fake.subscriptions.values()].filter((one) => one.customer === customer).map(asSubscription),
      );
    }
    if (what === 'GET /v1/billing_portal/configurations') return list(configurations);
    if (what === 'POST /v1/billing_portal/configurations') {
      if (given.get('features[subscription_cancel][mode]') !== 'at_period_end') return undefined;
      const made = { id: newId('bpc'), metadata: { made_by: given.get('metadata[made_by]') ?? '' } };
      configurations.push(made);
      return made;
    }
    if (what === 'POST /v1/billing_portal/sessions') {
      if (!isKnown || !configurations.some((one) => one.id === given.get('configuration'))) return undefined;
      fake.toCancel.push(given.get('flow_data[subscription_cancel][subscription]'));
      const made = newId('bps');
      portals.set(made, { customer, returnUrl: given.get('return_url') ?? '' });
      return { id: made, object: 'billing_portal.session', url: `${url}/portal/${made}` };
    }
    if (what === `GET /v1/prices/${PRICE_ID}`) {
      return {
        id: PRICE_ID,
        object: 'price',
        unit_amount: fake.priceCents,
        currency: 'usd',
        recurring: { interval: 'month' },
      };
    }
    return undefined;
  }
  return fake;
}
