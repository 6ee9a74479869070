import { saveMembership } from '#features/accounts/access/server';
import {
  setTemporaryPassword as givePassword,
  reconcileLogin,
  voidLinksOf,
} from '#features/accounts/session/server';
import { forbidden, refused } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { peopleEndpoints } from '../../contract/index.ts';
import { lockAndCheckRights } from '../rights/lock-and-check-rights.ts';
import { rightsOver } from '../rights/people-policy.ts';
import { passwordHashOf } from './create-person.ts';
import { presentPersonNow } from './present-person.ts';
import { recordPersonChange } from './record-person-change.ts';
import { lockPerson } from './require-person.ts';

type Endpoint = (typeof peopleEndpoints)['setTemporaryPassword'];

/** Ends the person's sessions; at the next login the person must first choose a new password. It also lets in an invited
 * person without an address, without the invitation being accepted. */
export const setTemporaryPassword = preparedHandler<Endpoint, string | null>({
  prepare: ({ body }) => passwordHashOf(body.temporary_password, ''),
  run: async (call, hash) => {
    const { tenant, person, params } = call;
    await lockAndCheckRights(call);
    const { row, subject } = await lockPerson(tenant, params.id);
    if (subject.elsewhere) throw refused('login_elsewhere');
    if (params.id === person.userId) throw forbidden('not_yourself');
    if (!rightsOver(subject, person).change_login) throw forbidden('rights_beyond_own');
    const letsIn = row.status === 'invited' && row.email === null;
    if (row.status !== 'active' && !letsIn) {
      throw refused('person_status', { status: { code: `person_status_${row.status}` } });
    }
    if (hash !== null) await givePassword(tenant, params.id, hash);
    await saveMembership(
      tenant,
      params.id,
      letsIn ? { status: 'active', joined_at: call.now.toISOString() } : {},
    );
    if (letsIn) await reconcileLogin(tenant, params.id);
    if (row.email === null) await voidLinksOf(tenant, params.id);
    await call.wiring.queue.add(tenant, 'mail', {
      organizationId: person.organizationId,
      kind: 'password-changed',
      userId: params.id,
    });
    const change = { action: 'user.password-given', ...(letsIn && { from: 'invited', to: 'active' }) };
    await recordPersonChange(call, params.id, change, { ofRights: letsIn });
    return presentPersonNow(call, params.id);
  },
});
