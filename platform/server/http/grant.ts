/** What a share token opens: one record of one organization, and nothing around it. */
export type Grant = {
  organizationId: number;
  organizationSlug: string;
  linkId: number;
  kind: string;
  recordId: number;
};

/** Undefined when no link has this token; refuses with 410 when the link is over. */
export type OpenGrant = (token: string, now: Date) => Promise<Grant | undefined>;

export const grantCookie = 'redirect-token';

/** Seconds. */
export const grantCookieAge = 2 * 60 * 60;
