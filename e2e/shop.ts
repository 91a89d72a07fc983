import type { StripeServer } from '../server/testing/stripe-shapes.ts';
import { freePort, type Site, startSite } from './site.ts';

/** Starts a site that sells Premium, through the given payment company. */
export async function startShop(dataDir: string, stripe: StripeServer): Promise<Site> {
  const { secretKey, webhookSecret, priceId, apiBase } = stripe.settings;
  // The way back from the payment company's pages is known before the server says where it serves.
  const port = await freePort();
  const settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_BASE: apiBase,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const shop = await startSite(dataDir, settings, 'testing/serve');
  stripe.reportTo = `${shop.url}/api/billing/events`;
  return shop;
}
