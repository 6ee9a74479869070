import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { previewDates } from '#features/tasks/tasks/contract';
import { holidaysAround } from '#features/tasks/tasks/server';
import { type MessageRef, notFound } from '#platform/contract/errors';
import type { HistoryEntry } from '#platform/contract/history-entry';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  costCents,
  lineCents,
  linesCents,
  marginOf,
  missingFor,
  type ProjectSchedule,
  projectTransitions,
  type SpecialProject,
  seesMoney,
} from '../../contract/index.ts';
import { plannedDays } from '../recurring/occurrence-repository.ts';
import { factsOf } from '../transitions/activation-facts.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { presentRow } from './present-row.ts';
import { allowedTransitions, rightsOver } from './project-policy.ts';
import { historyOfProject, loadProject } from './project-repository.ts';
import { todayOf } from './today-of.ts';

const shown = 5;

/** How a project recurs, with its next days as people see them. */
const presentSchedules = async (
  tenant: Tenant,
  project: StoredProject,
  now: Date,
): Promise<ProjectSchedule[]> => {
  if (project.schedules.length === 0) return [];
  const holidays = await holidaysAround(tenant, now);
  const today = todayOf(project, now);
  const planned = await plannedDays(tenant, project.id, today);
  return project.schedules.map(({ id, rule }) => ({
    id,
    rule,
    upcoming: previewDates(rule, today, shown, holidays, today)
      .map(({ occurrence_date, shown_on }) => planned.get(`${id} ${occurrence_date}`) ?? shown_on)
      .toSorted(),
  }));
};

type Call = { tenant: Tenant; person: Person; now: Date; say: (messageRef: MessageRef) => string };

const moneyOf = (project: StoredProject) => {
  const { scope_lines, cents, price_overridden, cost_estimate, price_basis, schedules, worth } = project;
  const cost = costCents(cost_estimate);
  const left = cents === null ? null : marginOf(cents, cost);
  return {
    lines_total: linesCents(scope_lines) / 100,
    price_overridden,
    cost_estimate,
    cost: cost / 100,
    margin: left && left.margin / 100,
    margin_share: left?.share ?? null,
    year_value:
      price_basis === 'per_occurrence' && schedules.length > 0 && worth !== null ? worth / 100 : null,
  };
};

const hiddenFields = ['price', 'scope_lines', 'cost_estimate', 'unit_cost'];

const withoutMoney = ({ changes, ...entry }: HistoryEntry): HistoryEntry => ({
  ...entry,
  changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !hiddenFields.includes(field))),
});

/** What happened to files and notes is as internal as they are. */
const isForClients = ({ action }: HistoryEntry): boolean =>
  !['special-project.file', 'special-project.note'].some((internal) => action.startsWith(internal));

const withoutNotes = ({ changes: { internal_notes: _notes, ...changes }, ...entry }: HistoryEntry) => ({
  ...entry,
  changes,
});

/** One project as this person may see it, with what it still needs and what the person may do; 404 out of sight. */
export const presentProject = async (call: Call, id: number): Promise<SpecialProject> => {
  const { tenant, person, now } = call;
  const project = await loadProject(tenant, person, id);
  if (!project) throw notFound();
  const today = todayOf(project, now);
  const [organization, history, schedules] = await Promise.all([
    loadOrganization(tenant),
    historyOfProject(tenant, id),
    presentSchedules(tenant, project, now),
  ]);
  const facts = factsOf(project, settingsOf(organization).approval_threshold, today);
  const shownMoney = seesMoney(person.flags);
  return {
    ...project,
    ...presentRow(project, call),
    schedules,
    scope_lines: project.scope_lines.map((line) => ({
      ...line,
      unit_price: shownMoney ? line.unit_price : null,
      amount: shownMoney ? lineCents(line) / 100 : null,
    })),
    money: shownMoney ? moneyOf(project) : null,
    billing: { address: project.billing_address ?? project.client_address, emails: project.client_emails },
    internal_notes: tenant.isViewer ? '' : project.internal_notes,
    missing: projectTransitions.leadsFrom('activate', project.status)
      ? Object.fromEntries(
          Object.entries(missingFor(facts)).map(([field, code]) => [field, call.say({ code })]),
        )
      : {},
    allowed_transitions: allowedTransitions(
      { status: project.status, recurs: project.schedules.length > 0 },
      person,
    ),
    can: rightsOver(project.status, person),
    timeline: presentHistory(history)
      .filter((entry) => !tenant.isViewer || isForClients(entry))
      .map((entry) => (shownMoney ? entry : withoutMoney(entry)))
      .map((entry) => (tenant.isViewer ? withoutNotes(entry) : entry)),
  };
};
