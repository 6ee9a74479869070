import { presentHistory } from '#platform/server/audit/present-history';
import type { Person } from '#platform/server/http/person';
import type { InspectionDue } from '../../contract/index.ts';
import type { DueRow } from './due-repository.ts';

export const presentDue = (
  { status, today: _today, history, ...shown }: DueRow,
  { flags, license }: Person,
): InspectionDue => ({
  ...shown,
  timeline: presentHistory(history),
  can: {
    change: status === 'active' && license !== 'viewer' && flags.has('admin.canEditInspections'),
  },
});
