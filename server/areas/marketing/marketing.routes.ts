import { inCivilianWords, translate } from '#career/translation/translate.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import { findTutorial, tutorials } from '#career/tutorials/catalogue.ts';
import { getSite, listSources, sendContactMessage, translateLine } from '#contract/marketing.ts';
import { getTutorial, listTutorials } from '#contract/tutorials.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { assertPlanOpens } from '#server/platform/http/plan-gate.ts';
import { contactMail, supportAddress } from './contact.service.ts';

export function marketingRoutes(context: RouteContext): void {
  const { mount, config, matching, jobs } = context;

  mount(getSite, async () => ({
    paymentUrl: config.paymentUrl ?? null,
    supportEmail: await supportAddress(context),
    languageModel: config.languageModel ? new URL(config.languageModel.baseUrl).host : null,
  }));

  mount(listSources, () =>
    [...matching.facts.sources.values()].map(
      ({ id, label, publisher, version, date, licence, attribution }) => ({
        id,
        label,
        publisher,
        version,
        date,
        licence,
        attribution,
      }),
    ),
  );

  mount(translateLine, ({ body: { text, branch } }) => ({
    segments: translate(text, { branch }).map((segment) =>
      segment.kind === 'ambiguous' ? { ...segment, meanings: [...segment.meanings] } : segment,
    ),
    civilian: inCivilianWords(text, { branch }),
    unknownAcronyms: unknownAcronyms(text, branch),
  }));

  mount(listTutorials, () =>
    tutorials().map(({ slug, title, plain, outcome }) => ({ slug, title, plain, outcome })),
  );

  mount(getTutorial, ({ viewer, params }) => {
    assertPlanOpens(viewer, 'tutorials');
    const tutorial = findTutorial(params.slug);
    if (tutorial === undefined) throw notFound('This tutorial');
    const { slug, title, plain, outcome, parts } = tutorial;
    return {
      slug,
      title,
      plain,
      outcome,
      parts: parts.map((part) => ({
        title: part.title,
        paragraphs: [...part.paragraphs],
        steps: [...(part.steps ?? [])],
      })),
    };
  });

  const contact = contactMail(context);
  mount(sendContactMessage, async ({ body }) => {
    await jobs.enqueue(contact, body);
    return { success: true } as const;
  });
}
