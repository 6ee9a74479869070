import type { FileOwnerCheck } from '#features/files/server';
import { seesMoney } from '#features/special-projects/contract';
import { Problem } from '#platform/contract/errors';
import { loadProposal } from './proposal/load-proposal.ts';

/** Papers and signatures are for those who see proposals. */
const ofProposal: FileOwnerCheck = async (tenant, person, id) => {
  if (!person.flags.has('hasAccessSpecialProjects') || !seesMoney(person.flags)) return false;
  return loadProposal(tenant, person, id).then(
    () => true,
    (error) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
};

export const fileOwners = { proposal: ofProposal };
