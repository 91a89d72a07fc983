import {
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '#contract/applications.ts';
import type { RouteContext } from '#server/platform/context.ts';
import {
  changeApplication,
  getOwnApplication,
  listOwnApplications,
  recordApplication,
  removeApplication,
} from './applications.service.ts';

export function applicationsRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(listApplications, ({ viewer, query }) => listOwnApplications(context, viewer.id, query));

  mount(getApplication, ({ viewer, params }) => getOwnApplication(context, viewer.id, params.id));

  mount(createApplication, ({ viewer, body }) => recordApplication(context, viewer.id, body));

  mount(updateApplication, ({ viewer, params, body }) =>
    changeApplication(context, viewer.id, params.id, body),
  );

  mount(deleteApplication, ({ viewer, params }) => removeApplication(context, viewer.id, params.id));
}
