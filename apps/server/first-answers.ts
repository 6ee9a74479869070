import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { grantedFlags, type SignedInUser, sessionEndpoints } from '#features/accounts/session/contract';
import { greet } from '#features/accounts/session/server';
import { readCookie } from '#platform/server/http/cookies';
import { sessionCookie } from '#platform/server/http/csrf';
import { findWords, type PreviewText, type WordsOfPage } from '#platform/server/http/document/preview-text';

type FirstAnswers = { json: string | undefined; cookies: string[]; words?: PreviewText | undefined };

/** Milliseconds. After that the page is sent without the answers, because it must not come late. */
const longest = 1500;

/** Milliseconds that a page waits for its words at most. */
const longestWords = 300;

/** Headers that say who asks and through which proxy. Those that a proxy adds decide the names of cookies and the address
 * that is throttled. */
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
const wordsIn = async (
  asked: Promise<LightMyRequestResponse>,
  of: (answer: unknown) => PreviewText,
): Promise<PreviewText | undefined> => {
  const answer = await asked.catch(() => undefined);
  return answer?.statusCode === 200 ? of(answer.json().payload) : undefined;
};

/** The answers to the first two calls of the application, which say who is signed in, for the document to bring along; null
 * when nobody is. If they are not ready in time, the page makes the calls itself. */
export const firstAnswers =
  (server: FastifyInstance, pages: Readonly<Record<string, WordsOfPage>> = {}) =>
  async (request: FastifyRequest, phone = false): Promise<FirstAnswers> => {
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
    const both = await Promise.race([answers, after(longest)]).catch(() => undefined);
    if (!both) return unknown;
    const cookies = both.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    if (both.every(({ statusCode }) => statusCode === 401)) return { json: 'null', cookies };
    if (both.some(({ statusCode }) => statusCode !== 200)) return unknown;
    const [settings, user] = both.map((answer) => answer.json().payload);
    const [path = '', search = ''] = request.url.split('?');
    const reader = { search: new URLSearchParams(search), phone, flags: grantedFlags(settings) };
    const found = findWords(pages, path, reader);
    const asked = await Promise.all(
      found.asked.map(({ call, of }) => Promise.race([wordsIn(ask(call), of), after(longestWords)])),
    );
    const words =
      path === '/'
        ? { heading: greet(user as SignedInUser, new Date()) }
        : Object.assign({ lead: found.lead }, ...asked);
    return {
      json: `{"settings":${JSON.stringify(settings)},"user":${JSON.stringify(user)}}`,
      cookies,
      words,
    };
  };
