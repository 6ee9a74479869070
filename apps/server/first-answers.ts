import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { sessionEndpoints } from '#features/session/contract';
import { readCookie } from '#platform/server/http/cookies';
import { sessionCookie } from '#platform/server/http/csrf';
import { type RecordTitle, recordOf } from '#platform/server/http/document/record-title';

/** `title`: what the record of the page is called. */
type FirstAnswers = { json: string | undefined; cookies: string[]; title?: string | undefined };

/** Milliseconds; a page is better sent without them than late. */
const longest = 1500;

/** Milliseconds; nobody waits longer for a title. */
const longestTitle = 300;

/** Who asks, and by which way: what a proxy adds decides the names of cookies and the address that is throttled. */
const passedOn = [
  'accept-language',
  'cookie',
  'forwarded',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

const unknown: FirstAnswers = { json: undefined, cookies: [] };

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds).unref());

/** Undefined for what the reader may not see. */
const titleOf = async (
  asked: Promise<LightMyRequestResponse>,
  of: (record: unknown) => string,
): Promise<string | undefined> => {
  const answer = await asked.catch(() => undefined);
  return answer?.statusCode === 200 ? of(answer.json().payload) : undefined;
};

/** Who is signed in, as the first two calls of the application would answer, for its document to bring along; null when
 * nobody is. Without an answer in time the page asks itself. */
export const firstAnswers =
  (server: FastifyInstance, titles: Readonly<Record<string, RecordTitle>> = {}) =>
  async (request: FastifyRequest): Promise<FirstAnswers> => {
    if (readCookie(request, sessionCookie) === undefined) return { json: 'null', cookies: [] };
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (name in request.headers ? [[name, request.headers[name]]] : [])),
    );
    const remoteAddress = request.socket.remoteAddress ?? request.ip;
    const ask = (path: string) => server.inject({ url: `/api/v1${path}`, headers, remoteAddress });
    const answers = Promise.all([
      ask(sessionEndpoints.getSettings.path),
      ask(sessionEndpoints.getSignedInUser.path),
    ]);
    const record = recordOf(titles, request.url.split('?')[0] ?? '');
    const naming = record && titleOf(ask(record.call), record.titleOf);
    const both = await Promise.race([answers, after(longest)]).catch(() => undefined);
    if (!both) return unknown;
    const [settings, user] = both;
    const cookies = both.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    if (settings.statusCode === 401 && user.statusCode === 401) return { json: 'null', cookies };
    if (settings.statusCode !== 200 || user.statusCode !== 200) return unknown;
    const json = `{"settings":${JSON.stringify(settings.json().payload)},"user":${JSON.stringify(user.json().payload)}}`;
    return { json, cookies, title: await Promise.race([naming, after(longestTitle)]) };
  };
