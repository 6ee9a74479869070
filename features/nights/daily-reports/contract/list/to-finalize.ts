import type { ReportStatus } from '../report/status.ts';

/** The filters of the list of what is not final yet. */
export const toFinalize = { status: ['new', 'pending'] } satisfies { status: ReportStatus[] };
