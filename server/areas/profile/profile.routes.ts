import { findMilitary } from '#contract/occupations.ts';
import {
  confirmEmail,
  deleteProfileImage,
  getProfileImage,
  updateProfile,
  uploadProfileImage,
} from '#contract/profile.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { confirmNewEmail } from './new-email.service.ts';
import { suggestMilitaryOccupations } from './occupations.service.ts';
import { changeProfile, forSession } from './profile.service.ts';
import { readProfileImage, removeProfileImage, setProfileImage } from './profile-image.service.ts';

export function profileRoutes(context: RouteContext): void {
  context.mount(updateProfile, async ({ viewer, body, request }) =>
    forSession(await changeProfile(context, viewer.id, body, request.ip), viewer),
  );

  context.mount(confirmEmail, ({ body }) => confirmNewEmail(context, body.token));

  context.mount(findMilitary, ({ query }) => suggestMilitaryOccupations(context, query.query, query.branch));

  context.mount(uploadProfileImage, ({ viewer, body }) => setProfileImage(context, viewer.id, body));

  context.mount(deleteProfileImage, ({ viewer }) => removeProfileImage(context, viewer.id));

  context.mount(getProfileImage, ({ viewer, params, reply }) => {
    // The address changes with each picture, so the browser may keep it.
    reply.header('cache-control', 'private, max-age=604800, immutable');
    return readProfileImage(context, viewer.id, params.id);
  });
}
