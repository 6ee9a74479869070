import { lockRights } from '#features/accounts/access/server';
import {
  countLogin,
  isBeyondDoubt,
  loginThrottles,
  passwordFits,
  queueFailedSignOn,
  startSession,
  uncountFailure,
} from '#features/accounts/session/server';
import { consumeCode, loadTwoFactor, throttlesOfCodes } from '#features/accounts/two-factor/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, notFound, Problem, refused } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import { hashToken } from '#platform/server/tokens';
import type { signOnLoginEndpoints } from '../../contract/index.ts';
import { loadBySubject, loadOfPerson } from '../people/provider-identity-repository.ts';
import { loadConnection } from '../settings/connection-repository.ts';
import { type Confirmation, consumeConfirmation, loadConfirmation } from './attempt-repository.ts';
import { browserOf, forgetBrowser } from './browser.ts';
import { linkPerson } from './join.ts';

type Call = OpenCall<(typeof signOnLoginEndpoints)['confirmSignOn']>;

const over = () => new Problem(422, { code: 'sign_on_over' });

const waiting = async (call: Pick<OpenCall<EndpointShape>, 'request' | 'wiring'>) => {
  const browser = browserOf(call);
  if (!browser) return undefined;
  const browserHash = hashToken(browser);
  const found = await loadConfirmation(call.wiring.database.identity, browserHash);
  return found && { ...found, browserHash };
};

export const getSignOnConfirmation = async (
  call: OpenCall<(typeof signOnLoginEndpoints)['getSignOnConfirmation']>,
) => {
  const found = await waiting(call);
  if (!found) throw notFound();
  return { organization: found.organization, email: found.email ?? '' };
};

const recordFailedSignOn = (
  call: Call,
  { organization_id, user_id, email }: Confirmation,
  why: 'password' | 'code',
) => queueFailedSignOn(call, { organizationId: organization_id, userId: user_id, email }, why);

/** Counts wrong passwords under the same throttles as the login. */
const requirePassword = async (call: Call, found: Confirmation): Promise<void> => {
  const { wiring, request, body } = call;
  const throttles = loginThrottles(request, '', found);
  await countLogin(call, found.user_id, throttles);
  if (!(await passwordFits(body.password, found.password_hash))) {
    await recordFailedSignOn(call, found, 'password');
    throw invalid({ password: ['password_wrong'] });
  }
  await uncountFailure(wiring.database.identity, throttles);
};

/** Returns false when the account needs a code and none was sent yet. */
const showsCode = async (call: Call, found: Confirmation): Promise<boolean> => {
  const { wiring, body, now } = call;
  const { identity } = wiring.database;
  const { user_id: userId } = found;
  if (!(await loadTwoFactor(identity, userId))?.confirmed_at) return true;
  if (!body.code) return false;
  const throttles = throttlesOfCodes(userId);
  await countLogin(call, userId, throttles);
  if (!(await consumeCode(identity, userId, body.code, now))) {
    await recordFailedSignOn(call, found, 'code');
    throw invalid({ code: ['code_wrong'] });
  }
  await uncountFailure(identity, throttles);
  return true;
};

const link = ({ wiring, now, locale }: Call, found: Confirmation): Promise<boolean> =>
  wiring.database.withTenant(systemScope(found.organization_id), async (tenant) => {
    await lockRights(tenant);
    const connection = await loadConnection(tenant);
    if (!connection?.enabled || connection.issuer !== found.issuer) return false;
    const known = await loadOfPerson(tenant, found.user_id);
    const isTaken = (await loadBySubject(tenant, found.issuer, found.subject)) !== undefined;
    if (isTaken || known?.issuer === found.issuer) return false;
    if (!(await isBeyondDoubt(tenant, found.user_id))) throw refused('sign_on_unproven');
    const { subject, email } = found;
    const person = { subject, email, verified: true, firstName: '', lastName: '', name: '' };
    const arrival = { wiring, now, locale, connection, person };
    if (!(await linkPerson(tenant, arrival, found.user_id))) return false;
    const mail = { organizationId: tenant.organizationId, kind: 'sign-in-changed', userId: found.user_id };
    await wiring.queue.add(tenant, 'mail', { ...mail, news: 'provider-linked' });
    return true;
  });

/** Links an identity of the provider to the existing account of its address. The person must first show that they can open
 * that account, and must have followed a mailed link if another organization knows it: its office may open it, too. */
export const confirmSignOn = async (call: Call) => {
  const { identity } = call.wiring.database;
  const found = await waiting(call);
  if (!found) throw over();
  await requirePassword(call, found);
  if (!(await showsCode(call, found))) return { needs_code: true };
  if (!(await consumeConfirmation(identity, found.browserHash))) throw over();
  if (!(await link(call, found))) throw new Problem(409, { code: 'sign_on_not_possible' });
  await startSession(call, found.user_id, false, { provider: found.organization_id });
  forgetBrowser(call);
  return { needs_code: false, ...(found.redirect !== null && { redirect: found.redirect }) };
};
