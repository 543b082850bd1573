import autocannon from 'autocannon';

export type ServerFigures = {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

const CONNECTIONS = 32;
const SECONDS = 10;

/** Requests per second for one call, by default over 32 connections. */
export async function load(
  url: string,
  request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** A body for each request: customers do not buy the same for ever. */
    readonly body?: () => object;
    /** Headers for each request, besides the common ones. */
    readonly headersOf?: () => Readonly<Record<string, string>>;
    readonly connections?: number;
  },
): Promise<ServerFigures> {
  const { body, headersOf, connections = CONNECTIONS, ...rest } = request;
  const setupRequest = (made: object) => ({
    ...made,
    ...(body ? { body: JSON.stringify(body()) } : {}),
    ...(headersOf ? { headers: { ...rest.headers, ...headersOf() } } : {}),
  });
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: [
      {
        ...rest,
        ...(body || headersOf ? { setupRequest } : {}),
      },
    ] as never,
  });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
