import { z } from 'zod';

export const inspectionStatuses = ['new', 'pending', 'completed', 'finalized'] as const;

export const inspectionStatus = z.enum(inspectionStatuses);

export type InspectionStatus = z.infer<typeof inspectionStatus>;

/** The codes that other systems know the statuses by. */
export const statusCodes = { new: 1, pending: 2, finalized: 3, completed: 4 } as const satisfies Record<
  InspectionStatus,
  number
>;
