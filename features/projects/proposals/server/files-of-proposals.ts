import { type FileOwnerCheck, noFileWriters } from '#features/accounts/files/server';
import { seesMoney } from '#features/projects/special-projects/contract';
import { Problem } from '#platform/contract/errors';
import { requireProposal } from './proposal/require-proposal.ts';

/** Only people who may see proposals may see their papers and signatures. */
const ofProposal: FileOwnerCheck = async (tenant, person, id) => {
  if (!person.flags.has('hasAccessSpecialProjects') || !seesMoney(person.flags)) return false;
  return requireProposal(tenant, person, id).then(
    () => true,
    (error) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
};

export const fileOwners = { proposal: ofProposal };

/** Papers and signatures prove what was offered and agreed on. */
export const fileWriters = { proposal: noFileWriters };
