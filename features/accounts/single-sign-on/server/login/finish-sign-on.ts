import {
  countFailure,
  type FailedReason,
  loadLogin,
  queueFailedSignOn,
  safeRedirect,
  startSession,
} from '#features/accounts/session/server';
import { Problem } from '#platform/contract/errors';
import type { OpenCall, RedirectAnswer } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import { hashToken } from '#platform/server/tokens';
import type { SignOnProblem, signOnLoginEndpoints } from '../../contract/index.ts';
import { isUnreachable, openProvider, ProviderProblem, reasonOf } from '../provider/open-provider.ts';
import { type ProvidedPerson, Refused, redeemCode } from '../provider/redeem-code.ts';
import { connectionOf } from '../settings/connection-of.ts';
import { type ConnectionRow, loadConnection } from '../settings/connection-repository.ts';
import { confirmationPage, problemPage, redirectAddress } from './addresses.ts';
import { admit } from './admit.ts';
import { beginAttempt, consumeSignOn, loadCompany } from './attempt-repository.ts';
import { browserOf, proofsOf } from './browser.ts';

type RecordFailedSignOnCall = OpenCall<(typeof signOnLoginEndpoints)['finishSignOn']>;

/** Problems without a reason are not recorded: no provider, no answer of it, or no attempt that began here. */
const reasons: Partial<Record<SignOnProblem, FailedReason>> = {
  refused: 'provider-refused',
  mismatch: 'provider-mismatch',
  no_email: 'provider-address',
  unverified: 'provider-address',
  other_domain: 'provider-domain',
  no_account: 'provider-unknown',
  not_active: 'no-access',
  linked_elsewhere: 'provider-linked',
};

/** Maximum number of recorded failures per network address in 15 minutes. Anyone can get refused by a provider again and
 * again, and must not be able to fill the list. */
const max = 10;

/** Records a login through a provider that has failed. */
const recordFailedSignOn = async (
  call: RecordFailedSignOnCall,
  organizationId: number,
  problem: SignOnProblem,
  person?: ProvidedPerson,
): Promise<void> => {
  const reason = reasons[problem];
  if (!reason) return;
  const { identity } = call.wiring.database;
  const key = `failed-sign-on:${organizationId}:${call.request.address}`;
  if (await countFailure(identity, { key, failures: max, minutes: 15 })) return;
  const email = person?.email ?? null;
  // Only a verified address of a proven domain identifies the person.
  const isOurs = email !== null && reason !== 'provider-address' && reason !== 'provider-domain';
  const login = isOurs ? await loadLogin(identity, email) : undefined;
  await queueFailedSignOn(call, { organizationId, userId: login?.user_id ?? null, email }, reason);
};

type Call = OpenCall<(typeof signOnLoginEndpoints)['finishSignOn']>;

/** Milliseconds for discovery, code, keys and person together. Our reads must be answered within five seconds. */
const timeout = 4000;

/** The address to which the provider sent the browser, with the parameters that it added. */
const cameBackTo = ({ query, wiring, params }: Call): URL => {
  const url = new URL(redirectAddress(wiring.config, params.slug));
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
};

const problemOf = (error: unknown): SignOnProblem => {
  if (error instanceof ProviderProblem || isUnreachable(error)) return 'unreachable';
  return error instanceof Refused ? 'refused' : 'mismatch';
};

const redeem = async (
  call: Call,
  row: ConnectionRow,
  browser: string,
): Promise<ProvidedPerson | SignOnProblem> => {
  const { wiring, query } = call;
  try {
    const connection = await connectionOf(wiring.database.identity, row);
    const provider = await openProvider(wiring, connection, timeout);
    return await redeemCode(provider, cameBackTo(call), proofsOf(browser, query.state ?? ''));
  } catch (error) {
    wiring.log.warn(
      { reason: reasonOf(error), organizationId: row.organization_id },
      'a sign-in by a provider failed',
    );
    return problemOf(error);
  }
};

/** The answer of the provider is accepted once, in the browser and for the organization with which the attempt began. */
export const finishSignOn = async (call: Call): Promise<RedirectAnswer> => {
  const { params, query, wiring, now, locale } = call;
  const { identity, withTenant } = wiring.database;
  const company = await loadCompany(identity, params.slug);
  if (!company) return problemPage('off');
  const { organization_id: organizationId, slug } = company;
  const browser = browserOf(call);
  const attempt =
    browser !== undefined && query.state !== undefined
      ? await consumeSignOn(identity, hashToken(query.state), hashToken(browser), organizationId)
      : undefined;
  const scope = systemScope(organizationId);
  const connection = await withTenant(scope, loadConnection);
  if (!browser || !attempt || connection?.issuer !== attempt.issuer) return problemPage('expired', slug);
  const refuse = async (problem: SignOnProblem, whom?: ProvidedPerson): Promise<RedirectAnswer> => {
    await recordFailedSignOn(call, organizationId, problem, whom);
    return problemPage(problem, slug);
  };
  const person = await redeem(call, connection, browser);
  if (typeof person === 'string') return refuse(person);
  const admission = await withTenant(scope, (tenant) =>
    admit(tenant, { wiring, now, locale, connection, person }),
  );
  if ('problem' in admission) return refuse(admission.problem, person);
  if ('confirm' in admission) {
    const { subject, email } = person;
    await beginAttempt(identity, {
      kind: 'confirm',
      tokenHash: hashToken(`confirm:${query.state}`),
      browserHash: hashToken(browser),
      organizationId,
      issuer: connection.issuer,
      redirect: attempt.redirect ?? undefined,
      who: { userId: admission.confirm, subject, email },
    });
    return confirmationPage();
  }
  try {
    await startSession(call, admission.userId, false, { provider: organizationId });
  } catch (error) {
    // The membership has ended in the meantime.
    if (error instanceof Problem && error.messageRef.code === 'provider_only')
      return refuse('not_active', person);
    throw error;
  }
  return { location: (safeRedirect(attempt.redirect ?? undefined) ?? '/') as `/${string}` };
};
