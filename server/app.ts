import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountsRoutes } from './areas/admin/accounts.routes.ts';
import { adminRoutes } from './areas/admin/admin.routes.ts';
import { invitationMail } from './areas/admin/invitation.service.ts';
import { metricsRoutes } from './areas/admin/metrics.routes.ts';
import { systemRoutes } from './areas/admin/system.routes.ts';
import { applicationsRoutes } from './areas/applications/applications.routes.ts';
import { assessmentRoutes } from './areas/assessment/assessment.routes.ts';
import { authRoutes } from './areas/auth/auth.routes.ts';
import { newDeviceMail } from './areas/auth/new-device.service.ts';
import { passkeysRoutes } from './areas/auth/passkeys.routes.ts';
import { passwordResetMail } from './areas/auth/password-reset.service.ts';
import { signInChangedMail } from './areas/auth/sign-in-changed.service.ts';
import { twoFactorRoutes } from './areas/auth/two-factor.routes.ts';
import { billingRoutes } from './areas/billing/billing.routes.ts';
import { dailyReconciliation } from './areas/billing/reconcile.service.ts';
import { calendarRoutes } from './areas/calendar/calendar.routes.ts';
import { calendarReminders } from './areas/calendar/reminders.service.ts';
import { communityRoutes } from './areas/community/community.routes.ts';
import { exploreRoutes } from './areas/explore/explore.routes.ts';
import { explorePages } from './areas/explore/explore-pages.routes.ts';
import { healthRoutes } from './areas/health/health.routes.ts';
import { jobsRoutes } from './areas/jobs/jobs.routes.ts';
import { contactMail } from './areas/marketing/contact.service.ts';
import { answerMail, inboxCleanUp } from './areas/marketing/inbox.service.ts';
import { marketingRoutes } from './areas/marketing/marketing.routes.ts';
import { matchesRoutes } from './areas/matches/matches.routes.ts';
import { papersRoutes } from './areas/papers/papers.routes.ts';
import { placesRoutes } from './areas/places/places.routes.ts';
import { emailChangedMail } from './areas/profile/email-changed.service.ts';
import { confirmEmailMail } from './areas/profile/new-email.service.ts';
import { profileRoutes } from './areas/profile/profile.routes.ts';
import { recordRoutes } from './areas/record/record.routes.ts';
import { resumesRoutes } from './areas/resumes/resumes.routes.ts';
import { trainingRoutes } from './areas/training/training.routes.ts';
import { subjectCheck } from './page-subjects.ts';
import { nightlyRehearsal } from './platform/backups/scratch.ts';
import { nightlyCopy } from './platform/backups/second-place.ts';
import { dailyBackup } from './platform/backups/take-backup.ts';
import { siteUrl } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { installationSecret } from './platform/database/secrets.store.ts';
import { registerCsrf } from './platform/http/csrf.ts';
import { frameworkErrors, handleErrors, notFound } from './platform/http/errors.ts';
import { registerHeaders } from './platform/http/headers.ts';
import { readJsonBodies } from './platform/http/json-bodies.ts';
import { registerLimits } from './platform/http/limits.ts';
import { mountOn } from './platform/http/mount.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { replySerializer } from './platform/http/reply-serializer.ts';
import { LogOnceARequest } from './platform/http/server-log.ts';
import { sessionsOn } from './platform/http/session.ts';
import { sessionCleanUp } from './platform/http/session-clean-up.ts';
import { serveWeb } from './platform/http/static.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { maintenanceOn } from './platform/maintenance.ts';

/** The largest resume with room to spare; anything longer is refused before it is read. */
const BODY_LIMIT_BYTES = 512 * 1024;

export interface AppOptions {
  readonly logger: FastifyServerOptions['logger'];
  /** Where the built pages are; null serves the API alone. */
  readonly webDir: string | null;
  /** False stores jobs until `jobs.drain()`: tests decide when they run. */
  readonly workJobs: boolean;
  /** Adds routes that are no part of the product: for server/testing alone. */
  readonly extend?: (server: FastifyInstance) => void;
}

export interface App {
  readonly server: FastifyInstance;
  readonly jobs: Jobs;
  /** Every endpoint that is served, for the test that loops over them. */
  readonly endpoints: ReturnType<typeof mountOn>['mounted'];
}

/** Builds the server: plugins and areas by hand, in order. It does not listen. */
export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const { config, db, clock } = context;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogOnceARequest(),
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // A client that sends nothing more, or half a header, does not hold a connection for ever.
    requestTimeout: 30_000,
    frameworkErrors,
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  handleErrors(app);
  db.onSlowStatement((statement, milliseconds) =>
    app.log.warn({ statement, milliseconds }, 'slow statement'),
  );
  readJsonBodies(app);
  await registerHeaders(app, https);
  const maintenance = maintenanceOn(app, db);
  metricsRoutes(app, context, maintenance);
  await app.register(cookie);
  if (config.rateLimits === 'on') await registerLimits(app, db);
  const sessions = sessionsOn(app, db, clock, () => https);
  await registerCsrf(app, await installationSecret(db.query, 'csrf'), https);
  await registerOpenApi(app);

  const { mount, mounted } = mountOn(app, sessions, config);
  const jobs = await startJobs(
    db,
    [
      passwordResetMail(context),
      contactMail(context),
      sessionCleanUp(context),
      invitationMail(context),
      dailyBackup(context),
      nightlyCopy(context),
      nightlyRehearsal(context),
      emailChangedMail(context),
      calendarReminders(context),
      answerMail(context),
      newDeviceMail(context),
      signInChangedMail(context),
      confirmEmailMail(context),
      inboxCleanUp(context),
      dailyReconciliation(context),
    ],
    {
      work: options.workJobs,
      onError: (error) => app.log.error({ err: error }, 'job queue'),
    },
  );
  app.addHook('onClose', () => jobs.stop());
  const routes = { ...context, mount, sessions, jobs, maintenance };
  healthRoutes(routes);
  marketingRoutes(routes);
  exploreRoutes(routes);
  authRoutes(routes);
  twoFactorRoutes(routes);
  passkeysRoutes(routes);
  profileRoutes(routes);
  assessmentRoutes(routes);
  matchesRoutes(routes);
  placesRoutes(routes);
  recordRoutes(routes);
  papersRoutes(routes);
  resumesRoutes(routes);
  applicationsRoutes(routes);
  jobsRoutes(routes);
  trainingRoutes(routes);
  calendarRoutes(routes);
  communityRoutes(routes);
  billingRoutes(routes);
  adminRoutes(routes);
  accountsRoutes(routes);
  systemRoutes(routes);

  if (options.webDir) {
    explorePages(app, context, options.webDir, siteUrl(config));
    await serveWeb(app, options.webDir, siteUrl(config), sessions, subjectCheck(context));
  } else app.setNotFoundHandler(() => Promise.reject(notFound('What you asked for')));
  options.extend?.(app);
  await app.ready();
  return { server: app, jobs, endpoints: mounted };
}

/** A number is how many proxies stand in front: the nearest ones are believed, the address before them is the caller's. */
function trustedProxies(setting: Context['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
