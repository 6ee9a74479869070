import type { ActionLogStatus } from '../log/status.ts';

/** The filters of the list of what is not final yet. */
export const toFinalize = { status: ['new', 'pending'] } satisfies { status: ActionLogStatus[] };
