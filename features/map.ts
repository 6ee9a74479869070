/** The map of the product. A domain may use the domains that it names, and a feature the features of its own domain that it
 * names and all of the domains below. A test checks every import and every statement against it, and refuses cycles and
 * arrows that nothing uses. */
export const domains = {
  accounts: {
    uses: [],
    features: {
      files: [],
      organizations: ['files'],
      access: ['files', 'organizations'],
      'saved-views': ['access'],
      session: ['files', 'organizations', 'access'],
      'two-factor': ['access', 'session'],
      people: ['organizations', 'access', 'saved-views', 'session', 'two-factor'],
      support: ['session'],
      'single-sign-on': ['organizations', 'access', 'session', 'two-factor'],
      live: ['access'],
      'parked-work': ['access'],
    },
  },
  sites: {
    uses: ['accounts'],
    features: {
      clients: [],
      areas: [],
      buildings: ['areas', 'notes'],
      jobs: ['clients', 'areas', 'buildings', 'notes'],
      'service-days': ['buildings', 'jobs'],
      notes: [],
      assignments: ['clients', 'areas', 'buildings', 'jobs'],
      'mail-stops': ['clients'],
      'record-mail': ['clients', 'mail-stops'],
      sharing: [],
      notifications: ['jobs', 'assignments', 'mail-stops'],
      'calendar-feeds': [],
      'job-documents': ['clients', 'areas', 'buildings', 'jobs', 'notifications'],
      keys: ['clients', 'areas', 'buildings', 'jobs'],
      'site-instructions': ['buildings', 'jobs', 'assignments'],
      vendors: [],
    },
  },
  administration: {
    uses: ['accounts', 'sites'],
    features: {
      security: ['audit-log'],
      'audit-log': [],
      roles: [],
      'company-mail': [],
      'client-viewers': [],
    },
  },
  tasks: {
    uses: ['accounts', 'sites'],
    features: {
      tasks: [],
      supplies: ['tasks'],
    },
  },
  quality: {
    uses: ['accounts', 'sites', 'tasks'],
    features: {
      'inspection-templates': [],
      inspections: ['inspection-templates'],
      'inspection-schedule': ['inspections'],
    },
  },
  nights: {
    uses: ['accounts', 'sites', 'tasks', 'contracts'],
    features: {
      'daily-reports': ['action-logs'],
      'action-logs': [],
    },
  },
  projects: {
    uses: ['accounts', 'sites', 'tasks'],
    features: {
      'special-projects': [],
      proposals: ['special-projects'],
      invoices: ['special-projects'],
      'project-figures': ['special-projects', 'invoices'],
    },
  },
  contracts: {
    uses: ['accounts', 'sites'],
    features: {
      contracts: [],
      'staffing-plans': ['contracts'],
      budgets: ['contracts', 'staffing-plans'],
      'service-figures': ['contracts', 'budgets'],
    },
  },
  imports: {
    uses: ['accounts', 'sites', 'contracts'],
    features: {
      imports: [],
      'job-imports': ['imports'],
      'rent-rolls': ['imports'],
      'client-imports': ['imports'],
      'contract-imports': ['imports'],
      'people-imports': ['imports'],
    },
  },
  overview: {
    uses: ['accounts', 'sites', 'administration', 'tasks', 'quality', 'nights', 'contracts'],
    features: {
      dashboards: [],
      'world-map': [],
      'place-codes': [],
    },
  },
} as const satisfies Record<string, { uses: readonly string[]; features: Record<string, readonly string[]> }>;
