import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { companySettings, companySettingsChange, logoKinds } from './company-settings.ts';
import { holiday } from './holidays.ts';
import { organization } from './organization.ts';

const mayChange = { all: ['hasAccessAdminCompanySettings'] } as const;

export const organizationEndpoints = {
  getOrganization: endpoint({
    method: 'GET',
    path: '/organization',
    summary: 'The organization of this session',
    access: 'signed-in',
    answer: organization,
    rate: 'read',
    audit: null,
  }),
  getCompanySettings: endpoint({
    method: 'GET',
    path: '/organization/settings',
    summary: 'What an admin may change of the organization',
    access: mayChange,
    answer: companySettings,
    rate: 'read',
    audit: null,
  }),
  updateOrganization: endpoint({
    method: 'PUT',
    path: '/organization',
    summary: 'Change name, colors, time zone, public contact and how long shared links are good',
    access: mayChange,
    body: companySettingsChange,
    answer: companySettings,
    rate: 'write',
    audit: 'organization.updated',
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/organization/logo',
    summary: 'Replace the square or the wide logo',
    access: mayChange,
    files: { fields: [...logoKinds], max: 1, maxBytes: 10_000_000, kinds: ['image'] },
    answer: companySettings,
    rate: 'upload',
    audit: 'organization.logo-changed',
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/organization/logo',
    summary: 'Take a logo away',
    access: mayChange,
    query: z.strictObject({ kind: z.enum(logoKinds) }),
    answer: companySettings,
    rate: 'write',
    audit: 'organization.logo-changed',
  }),
  listHolidays: endpoint({
    method: 'GET',
    path: '/organization/holidays',
    summary: 'Dates on which the organization does not work, from a date on',
    access: 'signed-in',
    query: z.strictObject({ from: field.date.optional() }),
    answer: z.array(holiday),
    rate: 'read',
    audit: null,
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/organization/holidays',
    summary: 'Add a holiday, or rename it; answers the calendar',
    access: mayChange,
    body: holiday,
    answer: z.array(holiday),
    rate: 'write',
    audit: 'organization.holiday-added',
  }),
  removeHoliday: endpoint({
    method: 'DELETE',
    path: '/organization/holidays',
    summary: 'Take a holiday out of the calendar; answers the calendar',
    access: mayChange,
    query: z.strictObject({ date: field.date }),
    answer: z.array(holiday),
    rate: 'write',
    audit: 'organization.holiday-removed',
  }),
};
