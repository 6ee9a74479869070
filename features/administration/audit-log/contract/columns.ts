/** Ids of the columns on screen and in files. */
export const auditLogColumns = ['at', 'actor', 'action', 'record', 'changes'] as const;
