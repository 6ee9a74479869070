import { type Flag, flags } from '#platform/contract/flags';

/** The built-in roles with their first names. Roles that share a preset (area director, engineer, …) are separate roles
 * with the same flags. */
export const rolePresets = [
  { key: 'admin', name: 'Admin', preset: 'AD' },
  { key: 'manager', name: 'Manager', preset: 'MG' },
  { key: 'area-director', name: 'Area Director', preset: 'AM' },
  { key: 'regional-manager', name: 'Regional Manager', preset: 'AM' },
  { key: 'area-manager', name: 'Area Manager', preset: 'AM' },
  { key: 'assistant-manager', name: 'Assistant Manager', preset: 'AA' },
  { key: 'scheduler', name: 'Scheduler', preset: 'SC' },
  { key: 'supervisor', name: 'Supervisor', preset: 'SU' },
  { key: 'day-porter', name: 'Day Porter', preset: 'DP' },
  { key: 'csr', name: 'CSR', preset: 'CS' },
  { key: 'director-client-development', name: 'Director of Client Development', preset: 'SA' },
  { key: 'sales-rep', name: 'Sales Rep', preset: 'SA' },
  { key: 'engineer', name: 'Engineer', preset: 'VW' },
  { key: 'viewer', name: 'Viewer', preset: 'VW' },
  { key: 'billing', name: 'Billing', preset: 'BI' },
] as const;

export type RoleKey = (typeof rolePresets)[number]['key'];

type Preset = (typeof rolePresets)[number]['preset'];

/** In a row of the matrix, `AM` gives the flags to area managers and to their assistants (AA), `AM only` to the managers alone. */
type Column = Exclude<Preset, 'AA'> | 'AM only';

const everyone: Column[] = ['AD', 'MG', 'AM', 'SC', 'SU', 'DP', 'CS', 'SA', 'VW'];

/** Which presets hold which flags. Restriction flags (only…) take effect as restrictions. Roles are written from this when a
 * company is created: what is added later reaches those that exist by a migration. */
const matrix: [Column[], Flag[]][] = [
  [['AD'], ['isAdmin', 'hasAccessAdminCompanySettings', 'hasAccessAdminRoles', 'hasAccessAdminUsers']],
  [
    ['AD', 'MG', 'AM only', 'SA'],
    ['hasAccessAdmin', 'hasAccessAdminJobs'],
  ],
  [['AD', 'MG', 'AM only'], ['hasAccessAdminBuildings']],
  [['AD', 'MG', 'SA'], ['hasAccessAdminClients']],
  [
    ['AD', 'MG'],
    ['hasAccessAdminAreas', 'hasAccessAdminTemplates', 'hasAccessAdminJobAssignments'],
  ],
  [['AD', 'MG', 'AM only', 'SA', 'BI'], ['canExportData']],
  [['AD', 'MG', 'AM', 'SC', 'SU', 'SA'], ['canEditFiles']],
  [everyone, ['hasAccessWorld', 'hasAccessTasks', 'hasAccessDashboardTasks']],
  [
    ['AD', 'MG', 'AM', 'SC', 'SU', 'CS', 'SA', 'VW'],
    ['hasAccessQuality', 'hasAccessInspections', 'hasAccessDashboardInspections'],
  ],
  [
    ['AD', 'MG', 'AM', 'SU', 'CS', 'SA', 'VW'],
    ['hasAccessReports', 'hasAccessDashboardReports'],
  ],
  [
    ['AD', 'MG', 'AM', 'SU', 'DP', 'CS', 'SA', 'VW'],
    ['hasAccessActionLog', 'hasAccessDashboardActionLogs'],
  ],
  [
    ['AD', 'MG', 'AM', 'SC', 'SU', 'CS', 'SA', 'BI'],
    ['hasAccessSpecialProjects', 'hasAccessDashboardSpecialProjects'],
  ],
  [
    ['AD', 'MG', 'AM', 'SC', 'SU', 'DP', 'CS', 'SA'],
    ['hasAccessLibrary', 'hasAccessVipAwards', 'hasAccessForms'],
  ],
  [['AD', 'MG', 'AM', 'CS', 'SA'], ['hasAccessBusinessReviews']],
  [['AD'], ['hasAccessCovidVaccine', 'covidVaccine.canEdit', 'covidVaccine.canDelete']],
  [['AD', 'MG', 'AM', 'SU', 'CS'], ['hasAccessCleanCode']],
  [
    ['AD'],
    [
      'admin.canAddUser',
      'admin.canEditUser',
      'admin.canDeleteUser',
      'admin.canAddRole',
      'admin.canDeleteRole',
    ],
  ],
  [
    ['AD', 'MG', 'SA'],
    ['admin.canAddClient', 'admin.canEditClientContacts'],
  ],
  [
    ['AD', 'MG'],
    ['admin.canDeleteClient', 'admin.canDeleteBuilding', 'admin.canDeleteArea', 'admin.canDeleteTemplate'],
  ],
  [
    ['AD', 'MG', 'AM only'],
    ['admin.canAddBuilding', 'admin.canEditJobSite', 'admin.canEditLogo'],
  ],
  [['AD', 'MG', 'SA'], ['admin.canEditContract']],
  [
    ['AD', 'MG'],
    ['admin.canAddTemplate', 'admin.canAddArea'],
  ],
  [
    ['AD', 'MG', 'AM only'],
    ['admin.canAddJobAssignment', 'admin.canUpdateJobAssignment', 'admin.canEditAssignments'],
  ],
  [['AD', 'MG', 'AM'], ['admin.canEditInspections']],
  [
    ['AD', 'MG', 'AM', 'SU'],
    [
      'admin.canEditTenants',
      'admin.canEditCommonAreas',
      'admin.canEditFloors',
      'admin.canEditSupplies',
      'admin.canEditFiles',
    ],
  ],
  [['AD', 'MG', 'AM', 'SU', 'DP'], ['actionLogs.canEdit']],
  [['AD', 'MG', 'AM only', 'SU'], ['actionLogs.canDelete']],
  [
    ['AD', 'MG'],
    ['actionLogs.canDeleteFinal', 'reports.canDeleteFinal'],
  ],
  [
    ['AD', 'MG', 'AM', 'SU', 'CS', 'SA'],
    ['actionLogs.canSendEmail', 'reports.canSendEmail'],
  ],
  [
    ['SA', 'VW'],
    ['actionLogs.onlyFinalized', 'reports.onlyFinalized', 'inspections.onlyFinalized'],
  ],
  [['AD', 'MG', 'AM', 'SC', 'CS', 'SA', 'BI'], ['clients.canViewClients']],
  [
    ['AD', 'MG', 'AM', 'SU'],
    ['inspections.canEdit', 'inspections.canComplete', 'inspections.canAddTenant'],
  ],
  [
    ['AD', 'MG', 'AM', 'SU', 'CS'],
    ['inspections.canAddTask', 'inspections.canViewAllStatus'],
  ],
  [
    ['AD', 'MG', 'AM'],
    ['inspections.canDeleteTenant', 'inspections.canFinalize'],
  ],
  [['AD', 'MG', 'AM', 'SA'], ['inspections.canSendEmail']],
  [['AD', 'MG', 'AM only'], ['inspections.canReopen']],
  [['AD'], ['integrations.canView', 'integrations.canEdit']],
  [['AD', 'MG', 'AM', 'SU'], ['reports.canEdit']],
  [
    ['AD', 'MG', 'AM', 'SC', 'SU', 'DP', 'CS', 'SA'],
    ['tasks.canAddTask', 'tasks.canAddNote'],
  ],
  [
    ['AD', 'MG', 'AM', 'SC', 'SU', 'DP', 'CS'],
    ['tasks.canUpdateTask', 'tasks.canGetNext'],
  ],
  [['AD', 'MG', 'AM', 'SC', 'SU'], ['tasks.canEditTransaction']],
  [
    ['AD', 'MG', 'AM only'],
    ['tasks.canDeleteTask', 'tasks.canDeleteNote'],
  ],
  [['AD', 'MG', 'AM', 'SC', 'CS', 'SA'], ['specialProjects.canCreate']],
  [['AD', 'MG', 'AM', 'SC', 'SA'], ['specialProjects.canUpdate']],
  [
    ['AD', 'MG', 'AM', 'SC'],
    [
      'specialProjects.canTransition',
      'specialProjects.canBulkComplete',
      'specialProjects.canAddTenant',
      'specialProjects.canAddScheduler',
      'specialProjects.canDeleteScheduler',
    ],
  ],
  [['AD', 'MG'], ['specialProjects.canDelete']],
  [
    ['AD', 'MG', 'AM'],
    ['specialProjects.canAddManager', 'specialProjects.canDeleteManager'],
  ],
  [['SU'], ['specialProjects.onlyActive']],
  [
    ['AD', 'AM only', 'SA', 'BI'],
    ['specialProjects.canViewInvoices', 'specialProjects.canDownloadInvoicePdf'],
  ],
  [
    ['AD', 'BI'],
    [
      'specialProjects.canCreateInvoice',
      'specialProjects.canUpdateInvoices',
      'specialProjects.canDeleteInvoices',
      'specialProjects.canTransitionInvoices',
    ],
  ],
  [
    ['AD', 'MG'],
    [
      'library.canAddCourse',
      'library.canDeleteCourse',
      'library.canAddCourseVideo',
      'library.canAddTopic',
      'library.canDeleteTopic',
    ],
  ],
  [
    ['AD', 'MG', 'AM'],
    ['library.canAddDailyBrief', 'library.canViewLogs'],
  ],
  [['AD', 'MG', 'AM', 'SU'], ['library.canViewDailyBriefingStats']],
  [['AD', 'MG', 'SC', 'CS', 'BI'], ['profile.canViewAllBuildings']],
  [everyone, ['profile.canManageCommunicationPreference']],
  [['AD', 'MG', 'AM'], ['job.canViewAuditLog']],
  [
    ['AD', 'MG', 'AM', 'SA'],
    ['businessReviews.canCreate', 'businessReviews.canEdit'],
  ],
  [['AD', 'MG'], ['businessReviews.canDelete']],
];

const holds = (columns: Column[], preset: Preset): boolean =>
  preset === 'AA' ? columns.includes('AM') : columns.some((column) => column.replace(' only', '') === preset);

/** The flags a built-in role starts with. */
export const presetFlags = (key: RoleKey): Flag[] => {
  const preset = rolePresets.find((role) => role.key === key)?.preset;
  if (!preset) return [];
  const held = new Set(matrix.flatMap(([columns, row]) => (holds(columns, preset) ? row : [])));
  return flags.filter((flag) => held.has(flag));
};
