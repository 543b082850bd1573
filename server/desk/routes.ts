import { Hono } from 'hono';
import { DESK_PATH } from '#contract/desk.ts';
import type { DeskAccess, ServerContext } from '#server/kernel/context.ts';
import { requireAdmission } from './admission.ts';
import { pageRoutes } from './page-routes.ts';
import { deskRentalRoutes } from './rental-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { storedDataRoutes } from './stored-data-routes.ts';

/** The control desk: a plain page and its calls, for developers and reviewers on this machine. */
export const deskRoutes = (context: ServerContext, access: DeskAccess): Hono =>
  new Hono()
    .use(DESK_PATH, requireAdmission(access))
    .use(`${DESK_PATH}/*`, requireAdmission(access))
    .route('/', pageRoutes())
    .route('/', ruleRoutes(context))
    .route('/', storedDataRoutes(context))
    .route('/', deskRentalRoutes(context));
