import { findMilitary } from '#contract/occupations.ts';
import { updateProfile } from '#contract/profile.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { suggestMilitaryOccupations } from './occupations.service.ts';
import { changeProfile } from './profile.service.ts';

export function profileRoutes(context: RouteContext): void {
  context.mount(updateProfile, ({ viewer, body }) => changeProfile(context, viewer.id, body));

  context.mount(findMilitary, ({ query }) => suggestMilitaryOccupations(context, query.query, query.branch));
}
