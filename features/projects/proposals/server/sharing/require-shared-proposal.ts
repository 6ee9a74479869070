import { unavailable } from '#features/sites/sharing/server';
import { Problem, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { ShareAccess } from '#platform/server/http/share-access';
import { type Loaded, lockProposal, requireProposal } from '../proposal/require-proposal.ts';
import { digestOf } from './digest-of.ts';

type Call = { tenant: Tenant; grant: ShareAccess };

/** The proposal that the token of this call opens; 410 when strangers may no longer see it. */
export const requireSharedProposal = async (
  { tenant, grant }: Call,
  { lock = false } = {},
): Promise<Loaded> => {
  const load = lock ? lockProposal : requireProposal;
  const found = await load(tenant, null, grant.recordId).catch((error) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
  if (!found || found.proposal.status === 'draft') throw await unavailable(tenant);
  return found;
};

/** The same, locked for an answer. Refuses when the page showed another content, because another tab may have opened another
 * proposal since. */
export const requireProposalAsShown = async (call: Call & { body: { shown: string } }): Promise<Loaded> => {
  const loaded = await requireSharedProposal(call, { lock: true });
  if (digestOf(loaded) !== call.body.shown) throw refused('proposal_other_shown');
  return loaded;
};
