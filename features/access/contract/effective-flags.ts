import { type Flag, flags } from '#platform/contract/flags';

/** Restrictions, each with the module it narrows. A restriction applies only if every role that opens the module has
 * it. */
export const restrictions: Partial<Record<Flag, Flag>> = {
  'actionLogs.onlyFinalized': 'hasAccessActionLog',
  'reports.onlyFinalized': 'hasAccessReports',
  'inspections.onlyFinalized': 'hasAccessInspections',
  'specialProjects.onlyActive': 'hasAccessSpecialProjects',
};

/** Modules that an admin can take away from a person, with the flags of each. */
const moduleFlags = {
  inspections: /^(hasAccess(Quality|Inspections|DashboardInspections)$|inspections\.)/,
  tasks: /^(hasAccess(Tasks|DashboardTasks)$|tasks\.)/,
  reports: /^(hasAccess(Reports|DashboardReports)$|reports\.)/,
  'action-logs': /^(hasAccess(ActionLog|DashboardActionLogs)$|actionLogs\.)/,
  'special-projects': /^(hasAccess(SpecialProjects|DashboardSpecialProjects)$|specialProjects\.)/,
  library: /^(hasAccessLibrary$|library\.)/,
  'business-reviews': /^(hasAccessBusinessReviews$|businessReviews\.)/,
  'vip-awards': /^hasAccessVipAwards$/,
  'vaccine-records': /^(hasAccessCovidVaccine$|covidVaccine\.)/,
  forms: /^hasAccessForms$/,
  'clean-code': /^hasAccessCleanCode$/,
  integrations: /^integrations\./,
} as const;

export const modules = Object.keys(moduleFlags) as (keyof typeof moduleFlags)[];

/** A viewer license leaves only flags for reading, and the own notification preferences. */
const readsOnly =
  /^hasAccess|^canExportData$|\.only[A-Z]|^clients\.canViewClients$|^inspections\.canViewAllStatus$|^integrations\.canView$|^specialProjects\.can(ViewInvoices|DownloadInvoicePdf)$|^library\.canView|^profile\.|^job\.canViewAuditLog$/;

export type Grants = {
  roles: readonly (readonly string[])[];
  deniedModules: readonly string[];
  license: 'full' | 'viewer';
  superAdmin: boolean;
};

/** A flag is held if any role has it (a restriction: if every role that opens its module has it). Then modules and the
 * license take flags away. */
export const effectiveFlags = ({ roles, deniedModules, license, superAdmin }: Grants): ReadonlySet<Flag> => {
  if (superAdmin) return new Set(flags.filter((flag) => !restrictions[flag]));
  const denied = deniedModules.map((name) => moduleFlags[name as keyof typeof moduleFlags]).filter(Boolean);
  const granted = roles.map((role) => new Set(role));
  const held = flags.filter((flag) => {
    const opens = restrictions[flag];
    if (opens) {
      const opening = granted.filter((role) => role.has(opens));
      return opening.length > 0 && opening.every((role) => role.has(flag));
    }
    return granted.some((role) => role.has(flag));
  });
  return new Set(
    held.filter(
      (flag) => !denied.some((pattern) => pattern.test(flag)) && (license === 'full' || readsOnly.test(flag)),
    ),
  );
};

/** These flags show every job. Other people see jobs by assignment, job-site access and managed areas. */
export const seesAllJobs = (held: ReadonlySet<Flag>): boolean =>
  held.has('isAdmin') || held.has('profile.canViewAllBuildings');
