import { type Flag, flags } from '#platform/contract/flags';

/** The groups of flags where people choose them: first what a person is, then module by module. A test checks that every flag
 * is in one group. */
export const flagGroups = {
  general:
    /^(isAdmin|canExportData|canEditFiles|hasAccessForms|hasAccessCleanCode|hasAccessVipAwards)$|^profile\./,
  admin:
    /^(hasAccessAdmin(Users|Roles|CompanySettings|Templates|Areas|JobAssignments)?$|admin\.can(Add|Edit|Delete)(User|Role|Template|Area)$|admin\.can(AddJobAssignment|UpdateJobAssignment|EditAssignments)$)/,
  sites:
    /^(hasAccess(World|AdminJobs|AdminBuildings)$|job\.|admin\.can(AddBuilding|DeleteBuilding|EditJobSite|EditContract|EditLogo|EditTenants|EditCommonAreas|EditFloors|EditSupplies|EditFiles)$)/,
  clients: /^(hasAccessAdminClients$|clients\.|admin\.can(AddClient|DeleteClient|EditClientContacts)$)/,
  tasks: /^(hasAccess(Tasks|DashboardTasks)$|tasks\.)/,
  inspections:
    /^(hasAccess(Quality|Inspections|DashboardInspections)$|inspections\.|admin\.canEditInspections$)/,
  reports: /^(hasAccess(Reports|DashboardReports)$|reports\.)/,
  actionLogs: /^(hasAccess(ActionLog|DashboardActionLogs)$|actionLogs\.)/,
  specialProjects: /^(hasAccess(SpecialProjects|DashboardSpecialProjects)$|specialProjects\.)/,
  library: /^(hasAccessLibrary$|library\.)/,
  businessReviews: /^(hasAccessBusinessReviews$|businessReviews\.)/,
  vaccineRecords: /^(hasAccessCovidVaccine$|covidVaccine\.)/,
  integrations: /^integrations\./,
} as const;

export type FlagGroup = keyof typeof flagGroups;

export const flagsByGroup: readonly { group: FlagGroup; flags: readonly Flag[] }[] = (
  Object.keys(flagGroups) as FlagGroup[]
).map((group) => ({ group, flags: flags.filter((flag) => flagGroups[group].test(flag)) }));
