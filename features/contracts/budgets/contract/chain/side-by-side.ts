import { z } from 'zod';
import { contract } from '#features/contracts/contracts/contract';
import { columnKeys } from './chain.ts';
import { figure } from './figure.ts';
import { chainInputs } from './inputs.ts';

/** The figures of a service in columns, and what they were calculated from. */
export const sideBySide = z.object({
  service: contract.shape.service,
  inputs: chainInputs,
  columns: z.array(z.object({ key: z.enum(columnKeys), figures: z.array(figure) })),
  can: z.object({ draft: z.boolean() }),
});

export type SideBySide = z.infer<typeof sideBySide>;
