import { readCookie, writeCookie } from '#platform/web/api/cookies';

/** The form that the last person on this device logged in with, and the organization they named. */
const wayCookie = 'login-way';
const organizationCookie = 'organization-code';

export const preferEmail = (): void => writeCookie(wayCookie, 'email');

export const rememberedOrganization = (): string => readCookie(organizationCookie) ?? '';

export const rememberOrganization = (code: string): void => {
  writeCookie(wayCookie, 'code');
  writeCookie(organizationCookie, code.trim().toLowerCase());
};
