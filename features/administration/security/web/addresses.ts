/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  factors: '/admin/security',
  sessions: '/admin/security/sessions',
  failed: '/admin/security/failed-logins',
  rights: '/admin/security/rights',
  exports: '/admin/security/exports',
  support: '/admin/security/support',
} as const;

export type SecurityPart = keyof typeof paths;
