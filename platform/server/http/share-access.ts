/** What a share token opens: one record of one organization, and nothing around it. */
export type ShareAccess = {
  organizationId: number;
  organizationSlug: string;
  linkId: number;
  kind: string;
  recordId: number;
};

/** Undefined when no link has this token; refuses with 410 when the link is over. */
export type AuthenticateShare = (token: string, now: Date) => Promise<ShareAccess | undefined>;

export const shareCookie = 'redirect-token';

/** Seconds. */
export const shareCookieAge = 2 * 60 * 60;
