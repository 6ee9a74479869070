import { z } from 'zod';

export const reportStatuses = ['new', 'pending', 'finalized'] as const;

export const reportStatus = z.enum(reportStatuses);

export type ReportStatus = z.infer<typeof reportStatus>;

/** The codes that other systems know the statuses by. */
export const statusCodes = { new: 1, pending: 2, finalized: 3 } as const satisfies Record<
  ReportStatus,
  number
>;

/** What kind of night it was. */
export const reportTypes = ['night_cleaning', 'weekend', 'holiday', 'special'] as const;

export const reportType = z.enum(reportTypes);

export type ReportType = z.infer<typeof reportType>;

/** The filters of the list of what is not final yet. */
export const toFinalize = { status: ['new', 'pending'] } satisfies { status: ReportStatus[] };
