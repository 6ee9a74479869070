import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { InstructionSet, instructionEndpoints } from '../contract/index.ts';
import { instructionsOf } from './instruction-repository.ts';
import { zoneOf } from './list-readers.ts';
import { presentRows } from './present-instructions.ts';
import { setFacts } from './version-repository.ts';

type Call = SignedInCall<(typeof instructionEndpoints)['listInstructions']>;

export const listInstructions = async (call: Call): Promise<InstructionSet> => {
  const { tenant, person, params } = call;
  const job = await loadJob(tenant, params.id);
  if (!job) throw notFound();
  const [facts, rows] = await Promise.all([setFacts(tenant, params.id), instructionsOf(tenant, params.id)]);
  return {
    ...facts,
    rows: await presentRows(call, rows, facts.read?.version),
    time_zone: zoneOf(job, person),
    can: { edit: person.license !== 'viewer' && person.flags.has('admin.canEditJobSite') },
  };
};
