/** The feature map: which features a feature may use. A test checks every import against it and refuses cycles. */
const belowJobs = ['files', 'organizations', 'users', 'access', 'clients', 'areas', 'buildings'] as const;

export const featureMap = {
  files: [],
  organizations: ['files'],
  users: ['organizations', 'files'],
  access: ['users', 'organizations'],
  'saved-views': ['users', 'access', 'organizations'],
  session: ['users', 'access', 'organizations', 'files'],
  sharing: ['organizations', 'users', 'access', 'files'],
  clients: ['saved-views', 'files', 'users', 'access'],
  areas: ['files', 'users', 'access'],
  vendors: ['files'],
  buildings: ['clients', 'areas', 'files', 'access', 'users'],
  notes: ['files', 'access', 'users'],
  jobs: [...belowJobs, 'saved-views'],
  live: ['access'],
  contracts: ['jobs', 'buildings', 'clients', 'files', 'access'],
  assignments: ['jobs', 'users', 'access'],
  'job-imports': [...belowJobs, 'jobs', 'assignments'],
  notifications: ['assignments', 'jobs', 'users', 'access'],
  'parked-work': ['users'],
  tasks: [
    'notes',
    'saved-views',
    'notifications',
    'sharing',
    'jobs',
    'buildings',
    'areas',
    'users',
    'files',
    'access',
    'organizations',
  ],
  'world-map': ['tasks', 'assignments', 'jobs', 'buildings', 'clients', 'areas', 'access'],
  dashboards: ['tasks', 'jobs', 'organizations', 'access'],
} as const satisfies Record<string, readonly string[]>;

export type Feature = keyof typeof featureMap;
