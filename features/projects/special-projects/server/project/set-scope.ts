import type { AuditActor } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { linesCents, type ScopeLine } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { saveProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';

type Call = { tenant: Tenant; person: AuditActor; wiring: { events: Events } };

/** What was offered or agreed on, with the price that it makes, of a project that this transaction holds; returns the
 * project as it is then. */
export const setProjectScope = async (
  call: Call,
  project: StoredProject,
  scope_lines: readonly ScopeLine[],
): Promise<StoredProject> => {
  const cents = linesCents(scope_lines);
  const before = {
    scope_lines: project.scope_lines,
    price: project.cents === null ? null : project.cents / 100,
  };
  const changes = changesOf(before, { scope_lines, price: cents / 100 });
  if (Object.keys(changes).length === 0) return project;
  const price_overridden = false;
  await saveProject(call.tenant, project.id, {
    scope_lines: JSON.stringify(scope_lines),
    price: cents,
    price_overridden,
  });
  await recordProjectChange(call, project, { action: 'special-project.updated', changes });
  return { ...project, scope_lines: [...scope_lines], cents, price_overridden };
};
