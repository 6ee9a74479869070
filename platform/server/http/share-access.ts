/** The one record that a share token opens, in one organization. */
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
