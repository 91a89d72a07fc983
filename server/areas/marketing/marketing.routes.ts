import { getSite, listSources, sendContactMessage } from '#contract/marketing.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { contactMail } from './contact.service.ts';

export function marketingRoutes(context: RouteContext): void {
  const { mount, config, facts, jobs } = context;

  mount(getSite, () => ({
    paymentUrl: config.paymentUrl ?? null,
    supportEmail: config.supportEmail ?? null,
  }));

  mount(listSources, () =>
    facts.tables.sources.sources.map(({ id, label, publisher, version, date, licence, attribution }) => ({
      id,
      label,
      publisher,
      version,
      date,
      licence,
      attribution,
    })),
  );

  const contact = contactMail(context);
  mount(sendContactMessage, async ({ body }) => {
    await jobs.enqueue(contact, body);
    return { success: true } as const;
  });
}
