import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { linesCents } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { saveProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';

type Call = { tenant: Tenant; person: Person | null; wiring: { events: Events } };

/** The price that was agreed on, in whole cents, of a project that this transaction holds; answers it as it is then. */
export const setProjectPrice = async (
  call: Call,
  project: StoredProject,
  cents: number,
): Promise<StoredProject> => {
  if (project.cents === cents) return project;
  const { id, scope_lines } = project;
  const price_overridden = scope_lines.length > 0 && cents !== linesCents(scope_lines);
  await saveProject(call.tenant, id, { price: cents, price_overridden });
  await recordProjectChange(call, project, {
    action: 'special-project.updated',
    changes: { price: [project.cents === null ? null : project.cents / 100, cents / 100] },
  });
  return { ...project, cents, price_overridden };
};
