import {
  comparePay,
  findPlaces,
  forgetPayBasis,
  getNegotiationPdf,
  getNegotiationSheet,
  getOwnPlaces,
  listLocalFigures,
  savePayBasis,
  saveWishedPlaces,
} from '#contract/places.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { goneSignal } from '#server/platform/http/gone.ts';
import { comparePayIn, sheetFor, sheetPdf } from './pay.service.ts';
import { figuresOf, forgetBasis, getPlaces, saveBasis, saveWished, searchPlaces } from './places.service.ts';

export function placesRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(findPlaces, ({ query }) => searchPlaces(context, query.query));

  mount(getOwnPlaces, ({ viewer }) => getPlaces(context, viewer.id));

  mount(saveWishedPlaces, ({ viewer, body }) => saveWished(context, viewer.id, body.wished));

  mount(savePayBasis, ({ viewer, body }) => saveBasis(context, viewer.id, body));

  mount(forgetPayBasis, ({ viewer }) => forgetBasis(context, viewer.id));

  mount(listLocalFigures, ({ query }) => figuresOf(context, query.place, query.codes));

  mount(comparePay, ({ viewer, query }) => comparePayIn(context, viewer.id, query.place));

  mount(getNegotiationSheet, ({ viewer, params, query }) =>
    sheetFor(context, viewer.id, params.id, query.place),
  );

  mount(getNegotiationPdf, ({ viewer, params, query, reply }) =>
    sheetPdf(context, viewer.id, params.id, query.place, goneSignal(reply)),
  );
}
