import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { companySettings, companySettingsChange, logoKinds } from './company-settings.ts';

const mayChange = { all: ['hasAccessAdminCompanySettings'] } as const;

/** Separate from the other endpoints, which more pages load. */
export const companySettingsEndpoints = {
  getCompanySettings: endpoint({
    method: 'GET',
    path: '/organization/settings',
    summary: 'What an admin may change of the organization',
    access: mayChange,
    /** With the address that the emails of the company come from. */
    answer: companySettings.extend({ mail_from: z.string() }),
  }),
  updateOrganization: endpoint({
    method: 'PUT',
    path: '/organization',
    summary:
      'Change name, colors, time zone, public contact and settings; settings not sent stay as they are',
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
    files: { fields: [...logoKinds], max: 1, maxBytes: maxFileBytes, kinds: ['image'] },
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
  uploadOrgChart: endpoint({
    method: 'POST',
    path: '/organization/org-chart',
    summary: 'Replace the organization chart: an image or a document',
    access: mayChange,
    files: { fields: ['org_chart'], max: 1, maxBytes: maxFileBytes, kinds: ['image', 'document'] },
    answer: companySettings,
    rate: 'upload',
    audit: 'organization.chart-changed',
  }),
  removeOrgChart: endpoint({
    method: 'DELETE',
    path: '/organization/org-chart',
    summary: 'Take the organization chart away',
    access: mayChange,
    answer: companySettings,
    rate: 'write',
    audit: 'organization.chart-changed',
  }),
};
