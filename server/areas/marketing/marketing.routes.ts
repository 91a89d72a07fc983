import { fromTheVerb } from '#career/translation/from-the-verb.ts';
import { inCivilianWords, translate } from '#career/translation/translate.ts';
import { unknownAcronyms } from '#career/translation/unknown-acronyms.ts';
import { findTutorial, tutorials } from '#career/tutorials/catalogue.ts';
import { answerMessage, closeMessage, listInbox } from '#contract/inbox.ts';
import { getSite, listSources, sendContactMessage, translateLine } from '#contract/marketing.ts';
import { getTutorial, listTutorials } from '#contract/tutorials.ts';
import { billingWay } from '#server/platform/config.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { assertPlanOpens } from '#server/platform/http/plan-gate.ts';
import { supportAddress } from './contact.service.ts';
import { answerOpenMessage, closeOpenMessage, listInboxPage, takeMessage } from './inbox.service.ts';

export function marketingRoutes(context: RouteContext): void {
  const { mount, config, matching } = context;

  mount(getSite, async () => ({
    billing: billingWay(config),
    supportEmail: await supportAddress(context),
    languageModel: config.languageModel ? new URL(config.languageModel.baseUrl).host : null,
    readsPhotos: config.tesseract !== undefined,
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
    civilian: fromTheVerb(inCivilianWords(text, { branch })),
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

  mount(sendContactMessage, ({ body, viewer }) => takeMessage(context, viewer, body));

  mount(listInbox, ({ query }) => listInboxPage(context, query.after));

  mount(answerMessage, ({ viewer, params, body }) =>
    answerOpenMessage(context, viewer.id, params.id, body.text),
  );

  mount(closeMessage, ({ viewer, params }) => closeOpenMessage(context, viewer.id, params.id));
}
