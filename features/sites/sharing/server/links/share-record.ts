import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import { hashToken, type Sign } from '#platform/server/tokens';
import type { ShareLink } from '../../contract/index.ts';
import { isLinkOver } from '../visit/authenticate-share.ts';
import { presentShareLink } from './share-link-presenter.ts';
import {
  insertShareLink,
  loadUnrevokedLink,
  revokeLink,
  type SharedRecordId,
  type ShareLinkRow,
  saveTokenHash,
} from './share-link-repository.ts';
import { signOf, tokenOf } from './tokens.ts';

type Call = { tenant: Tenant; wiring: Pick<Wiring, 'config' | 'database'>; now: Date };

/** `until`: the link is valid at least until then, whatever the company's setting is. */
type Shared = SharedRecordId & { until?: Date };

const day = 24 * 3_600_000;

const expiryOf = async (tenant: Tenant, now: Date, until = now): Promise<Date> => {
  const { share_link_days } = settingsOf(await loadOrganization(tenant));
  const days = Math.min(365, Math.max(1, share_link_days));
  return new Date(Math.max(now.getTime() + days * day, until.getTime()));
};

const create = async (
  { tenant, now }: Call,
  { until, ...record }: Shared,
  sign: Sign,
): Promise<ShareLinkRow | undefined> => {
  const row = await insertShareLink(tenant, record, { now, expiresAt: await expiryOf(tenant, now, until) });
  if (row) await saveTokenHash(tenant, row.id, hashToken(tokenOf(sign, row)));
  return row;
};

/** The link of a record that is still valid, or a new one. Each new link has another version, and so another token. `created`
 * tells the caller to write its audit entry. */
export const shareRecord = async (
  call: Call,
  record: Shared,
): Promise<{ link: ShareLink; created: boolean }> => {
  const { tenant, wiring, now } = call;
  const sign = await signOf(wiring.database.identity);
  const present = (row: ShareLinkRow) => presentShareLink(row, sign, wiring.config.publicUrl);
  const known = await loadUnrevokedLink(tenant, record);
  if (known && !isLinkOver(known, now)) return { link: present(known), created: false };
  if (known) await revokeLink(tenant, known.id, now);
  const made = await create(call, record, sign);
  if (made) return { link: present(made), created: true };
  const others = await loadUnrevokedLink(tenant, record);
  if (!others) throw refused('conflict');
  return { link: present(others), created: false };
};
