import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { ContactForm } from '#web/areas/marketing/contact-form.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { Card, SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { siteQuery } from '#web/lib/site.ts';

/** /contact */
export function Component() {
  const site = useQuery(siteQuery);
  const email = site.data?.supportEmail ?? null;
  return (
    <>
      <PageHeading
        title="Contact"
        plain="Got a question, a problem or an idea? Write to us. We reply within 24-48 hours."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ContactForm />
        </Card>
        <div className="grid gap-6">
          {email === null ? null : (
            <SectionCard title="By email">
              <p className="mb-4 wrap-anywhere">{email}</p>
              <a href={`mailto:${email}`} className={buttonClass('secondary')}>
                <Mail aria-hidden="true" />
                Email us
              </a>
            </SectionCard>
          )}
          <SectionCard title="In a crisis">
            <p>
              We’re not a crisis service. The Veterans Crisis Line is here 24/7. Dial{' '}
              <a href="tel:988" className="font-semibold text-link underline underline-offset-4">
                988
              </a>{' '}
              and press 1, or text{' '}
              <a href="sms:838255" className="font-semibold text-link underline underline-offset-4">
                838255
              </a>
              .
            </p>
          </SectionCard>
        </div>
      </div>
    </>
  );
}
