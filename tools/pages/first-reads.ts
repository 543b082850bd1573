import { formatted } from '#tools/format.ts';
import * as catalogueCalls from '#contract/catalogue.ts';
import * as providerCalls from '#contract/rental-providers.ts';
import * as vehicleCalls from '#contract/rental-vehicles.ts';
import { urlOf, type Endpoint } from '#contract/endpoint.ts';
import type { FirstReads } from '#contract/first-screen.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { createSearchQueries } from '#application/catalogue/search.queries.ts';
import { paths, type PageId } from '#application/kernel/path.ts';
import type { ReadScope } from '#application/kernel/query.ts';
import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import { createParcelQueries } from '#application/parcel/parcel.queries.ts';
import { createLegalQueries } from '#application/shell/legal.queries.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { refuse } from '#domain/kernel/result.ts';
import { createCatalogueReader } from '#infrastructure/catalogue/api.ts';
import type { HttpClient, Request } from '#infrastructure/kernel/http-client.ts';
import { createSearchReader } from '#infrastructure/catalogue/search.api.ts';
import { createParcelGateway } from '#infrastructure/parcel/api.ts';
import { createLegalReader } from '#infrastructure/shell/legal.api.ts';
import { createVehicleReader } from '#infrastructure/rental/vehicles.api.ts';
import { createZoneReader } from '#infrastructure/location/api.ts';
import type { AllPageReads, PageReads, Reads } from '#ui/kernel/page-reads.ts';
import type { RouteNeeds } from '#ui/kernel/routes.ts';
import { appReads, frameReads, moduleReads } from '#ui/shell/app-reads.ts';
import { appRoutes } from '#ui/shell/app-routes.ts';

const USD: Currency = { code: 'USD', digits: 2 };
const OFFLINE = { kind: 'unreachable', cause: 'offline' } as const;
/** A placeholder for ids of a URL, recognisable in the calls made from it. */
const ANY = '987654321';

const SCOPES = [
  { needs: 'nothing', zones: null, moduleId: null },
  { needs: 'place', zones: '[1]', moduleId: null },
  { needs: 'place and module', zones: '[1]', moduleId: 1 },
] as const;

/** The initial reads of each page, recorded by a wire below the real adapters. */
export async function firstReads(): Promise<readonly FirstReads[]> {
  const rows = await readsOf({ page: null }, 'nothing', { reads: frameReads });
  rows.push(...(await rowsOf(appReads)));
  for (const [module, reads] of Object.entries(moduleReads)) {
    rows.push(...(await rowsOf(reads, module)));
  }
  return rows;
}

type Where = Pick<FirstReads, 'page' | 'module' | 'plain'>;

async function rowsOf(pages: AllPageReads, module?: string): Promise<FirstReads[]> {
  const rows: FirstReads[] = [];
  for (const [id, { byQuery, ...reads }] of Object.entries(pages) as [PageId, PageReads][]) {
    const where = { page: paths[id].pattern, ...(module ? { module } : {}) };
    const { needs } = appRoutes[id];
    rows.push(...(await readsOf(where, needs, reads)));
    if (byQuery) rows.push(...(await readsOf({ ...where, plain: true }, needs, byQuery)));
  }
  return rows;
}

async function readsOf(
  where: Where,
  needs: RouteNeeds,
  { reads, picture }: Pick<PageReads, 'reads' | 'picture'>,
): Promise<FirstReads[]> {
  const { page } = where;
  const rows: FirstReads[] = [];
  const known = new Set<string>();
  const least = SCOPES.findIndex((scope) => scope.needs === needs);
  for (const { needs: met, ...scope } of least < 0 ? [] : SCOPES.slice(least)) {
    const requests = (await requestsOf(page, reads, scope)).filter(
      (request) => !known.has(callOf(page, request)),
    );
    const calls = requests.map((request) => callOf(page, request));
    calls.forEach((call) => known.add(call));
    const [first] = requests;
    if (!first) continue;
    const shown = picture && rows.length === 0 ? { picture: pictureIn(page, first, picture) } : {};
    rows.push({ ...where, needs: met, calls, ...shown });
  }
  return rows;
}

async function requestsOf(
  page: string | null,
  reads: Reads,
  where: Pick<ReadScope, 'zones' | 'moduleId'>,
): Promise<readonly Request[]> {
  const asked: Request[] = [];
  const http: HttpClient = {
    send: async (request) => {
      asked.push(request);
      return OFFLINE;
    },
  };
  const queries = {
    catalogue: createCatalogueQueries(
      createCatalogueReader({ http, currency: () => USD, report: () => {} }),
    ),
    location: createLocationQueries(
      createZoneReader(
        http,
        () => false,
        () => USD,
      ),
      { streetMap: async () => refuse(OFFLINE) },
    ),
    search: createSearchQueries(
      createSearchReader({
        http,
        currency: () => USD,
        isRental: () => false,
        report: () => {},
      }),
    ),
    legal: createLegalQueries(createLegalReader(http)),
    parcel: createParcelQueries(
      createParcelGateway({ http, currency: () => USD, report: () => {} }),
    ),
    rental: createRentalQueries(
      createVehicleReader({
        http,
        scope: () => ({ token: null, guestId: null, moduleId: where.moduleId }),
        currency: () => USD,
        timeZone: () => null,
        report: () => {},
      }),
    ),
  };
  const scope: ReadScope = { principal: 'guest', language: 'en', ...where };
  // Each page gets the parameters of its own pattern, which the types of a union cannot follow.
  const params = Object.fromEntries(namesIn(page).map((name) => [name, ANY])) as { id: string };
  const from = { queries, scope, params, ...OF_PLAIN_ADDRESS };
  await Promise.all(reads(from).map(({ read }) => read()));
  return asked;
}

/** Settings of the owner change none of the calls of a URL without parameters. */
const OF_PLAIN_ADDRESS = { query: new URLSearchParams(), timeZone: null, marksDiet: false };

const namesIn = (pattern: string | null): readonly string[] =>
  [...(pattern ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The call in the client's form, with the parameter's name for the placeholder. */
const callOf = (page: string | null, request: Request): string =>
  urlOf(request, request).replaceAll(ANY, `:${namesIn(page)[0] ?? ''}`);

function pictureIn(page: string | null, request: Request, sizes: string) {
  const path = request.path.replaceAll(ANY, ':id');
  const calls = Object.values<unknown>({
    ...catalogueCalls,
    ...providerCalls,
    ...vehicleCalls,
  }).filter(isCall);
  const at = calls.find((call) => call.path === path)?.picture;
  if (!at) throw new Error(`No known place of the image in the answer of ${path}`);
  return { at: [callOf(page, request), ...at], sizes };
}

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;

/** The text of contract/first-reads.ts. */
export async function firstReadsFile(): Promise<string> {
  const rows = JSON.stringify(await firstReads());
  return formatted(
    'first-reads.ts',
    `import type { FirstReads } from './first-screen.ts';

/** First calls of each page. Written by \`npm run pages\` from the routes of the app. */
export const firstReads: readonly FirstReads[] = ${rows};
`,
  );
}
