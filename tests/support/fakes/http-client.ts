import type { Answer, HttpClient, Request } from '#infrastructure/kernel/http-client.ts';

/** An HTTP client with given answers that records its requests. */
export function httpClientByHand(body: unknown = null, status = 200) {
  const asked: Request[] = [];
  let answer: Answer = { kind: 'answered', status, body };
  return {
    asked,
    answers: (given: Answer) => void (answer = given),
    send: async (request) => {
      asked.push(request);
      return answer;
    },
  } satisfies HttpClient & { asked: Request[]; answers(given: Answer): void };
}
