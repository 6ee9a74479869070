/** Created when the database is migrated: the application role has no right to change its schema. */
export const queues = ['imports', 'mail', 'maintenance', 'series'] as const;
