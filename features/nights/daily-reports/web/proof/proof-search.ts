import { z } from 'zod';
import { urlNumber } from '#platform/web/routing/index';

const urlDate = () => z.iso.date().optional().catch(undefined);

/** The door and the nights of the page. */
export const proofSearch = z.object({
  job: urlNumber(),
  tenant: urlNumber(),
  from: urlDate(),
  to: urlDate(),
});

export type ProofSearch = z.output<typeof proofSearch>;
