import type { AnyKind } from '../kind.ts';

/** What the audit log calls the record: `job_import`. */
export const entityOf = ({ entity }: Pick<AnyKind, 'entity'>): string => entity.replaceAll('-', '_');
