import { loadMembership } from '#features/accounts/access/server';
import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { toE164 } from '#platform/server/sms/phone-number';
import { hashToken, newToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { loadLoginByCode } from '../identity-repository.ts';
import { employeeName } from '../login/login.ts';
import { countFailure, countOrThrow } from '../login/throttle-repository.ts';
import { createLink, voidLinks } from '../password/link-repository.ts';
import { overTextLimit } from './text-allowance.ts';

const texts = {
  en: (product: string, url: string) => `${product}: choose a new password within 60 minutes: ${url}`,
  es: (product: string, url: string) =>
    `${product}: elija una contraseña nueva en los próximos 60 minutos: ${url}`,
};

const minutes = 60_000;

/** Everything that depends on whether the person exists happens in the queue, so that the answer and its time reveal
 * nothing, as with mailed links. */
export const sendResetText = async (call: OpenCall<(typeof sessionEndpoints)['sendResetText']>) => {
  const { database, queue, sms } = call.wiring;
  const { organization, employee_code } = call.body;
  const { identity } = database;
  if (!sms) throw new Problem(422, { code: 'text_messages_off' });
  await countOrThrow(identity, [{ key: `reset-address:${call.request.address}`, failures: 50, minutes: 15 }]);
  const throttle = { key: `reset:${employeeName(organization, employee_code)}`, failures: 5, minutes: 60 };
  if (!(await countFailure(identity, throttle))) {
    await queue.addAlone('sms', {
      organizationId: null,
      kind: 'password-reset',
      organization,
      employee_code,
    });
  }
  return { message: call.say({ code: 'reset_text_sent' }) };
};

/** Texts the link to the phone number that the office has entered. The link is valid for 60 minutes, once. */
export const textResetLink = async (
  { database, config, clock, sms }: Wiring,
  work: { organization: string; employee_code: string },
): Promise<void> => {
  const { identity } = database;
  const found = await loadLoginByCode(identity, work.organization, work.employee_code);
  if (!sms || !found?.active) return;
  const { user_id: userId, organization_id: organizationId } = found;
  const person = await database.withTenant(systemScope(organizationId), (tenant) =>
    loadMembership(tenant, userId),
  );
  const to = toE164(person?.phone ?? null);
  if (!to || (await overTextLimit(identity, { organizationId, userId }))) return;
  const token = newToken();
  await voidLinks(identity, 'password-reset', userId);
  const expiresAt = new Date(clock.now().getTime() + 60 * minutes);
  await createLink(identity, 'password-reset', hashToken(token), userId, expiresAt);
  const query = new URLSearchParams({ token, organization: work.organization, code: work.employee_code });
  const url = `${config.publicUrl}/password/reset?${query}`;
  await sms.send({ to, text: texts[found.locale](config.productName, url) });
};
