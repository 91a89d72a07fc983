import { FAQ_QUESTIONS } from './faq-questions.ts';

/**
 * What the page says, in the words of schema.org, as the text of a script element. Browsers never run a script of this
 * type, so the content security policy lets it stand in the page.
 */
export function structuredData(): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        name: 'Mission Ready',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        description:
          'Helps US military veterans move into civilian careers with job titles that fit and the reasons why, truthful resumes, and an application tracker.',
        audience: { '@type': 'Audience', audienceType: 'Veterans of the United States armed forces' },
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
      {
        '@type': 'FAQPage',
        mainEntity: FAQ_QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
  // An answer that held "</script>" would end the element early.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
