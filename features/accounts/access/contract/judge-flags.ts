import { type Flag, flags } from '#platform/contract/flags';

/** Restrictions, each with the module it narrows. A restriction applies only if every role that opens the module has
 * it. */
export const restrictions: Readonly<Partial<Record<Flag, Flag>>> = {
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

export type Module = keyof typeof moduleFlags;

export const modules = Object.keys(moduleFlags) as Module[];

/** A viewer license leaves only flags for reading, and the own notification preferences. */
const readsOnly =
  /^hasAccess|^canExportData$|\.only[A-Z]|^clients\.canViewClients$|^inspections\.canViewAllStatus$|^integrations\.canView$|^specialProjects\.can(ViewInvoices|DownloadInvoicePdf)$|^library\.canView|^profile\.|^job\.canViewAuditLog$/;

/** What each flag depends on, worked out once: requests ask for every flag. */
const rules = flags.map((flag) => ({
  flag,
  opens: restrictions[flag],
  module: modules.find((name) => moduleFlags[name].test(flag)),
  reads: readsOnly.test(flag),
}));

export type PersonGrants = {
  /** The flags of each role the person holds. */
  roles: readonly (readonly string[])[];
  deniedModules: readonly string[];
  license: 'full' | 'viewer';
};

/** Whether a person holds a flag, and what decided. */
export type Verdict = {
  flag: Flag;
  held: boolean;
  /** Indexes in `roles` of the roles that give the flag. For a restriction: of the roles that restrict. */
  grantingRoles: number[];
  /** For a restriction: indexes of the roles that open its module without it. One such role lifts the restriction. */
  liftingRoles: number[];
  /** What takes away a flag that the roles would give. */
  takenBy: Module | 'license' | null;
};

/** The one place that decides what roles, modules and license make together. */
export const judgeFlags = ({ roles, deniedModules, license }: PersonGrants): Verdict[] => {
  const granted = roles.map((role) => new Set(role));
  const placesWhere = (holds: (role: ReadonlySet<string>) => boolean): number[] =>
    granted.flatMap((role, place) => (holds(role) ? [place] : []));
  return rules.map(({ flag, opens, module, reads }) => {
    const grantingRoles = placesWhere((role) => role.has(flag) && (!opens || role.has(opens)));
    const liftingRoles = opens ? placesWhere((role) => role.has(opens) && !role.has(flag)) : [];
    const isGranted = grantingRoles.length > 0 && liftingRoles.length === 0;
    const denied = module !== undefined && deniedModules.includes(module) ? module : null;
    const takenBy = isGranted ? (denied ?? (license === 'viewer' && !reads ? 'license' : null)) : null;
    return { flag, held: isGranted && takenBy === null, grantingRoles, liftingRoles, takenBy };
  });
};
