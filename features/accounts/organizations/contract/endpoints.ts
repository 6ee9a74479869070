import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { copiedYear, holiday, newHoliday } from './holidays.ts';
import { organization } from './organization.ts';

const mayChange = { all: ['hasAccessAdminCompanySettings'] } as const;

export const organizationEndpoints = {
  getOrganization: endpoint({
    method: 'GET',
    path: '/organization',
    summary: 'The organization of this session',
    access: 'signed-in',
    answer: organization,
  }),
  listHolidays: endpoint({
    method: 'GET',
    path: '/organization/holidays',
    summary: 'Dates on which the organization does not work, from a date on',
    access: 'signed-in',
    query: z.strictObject({ from: field.date.optional() }),
    answer: z.array(holiday),
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/organization/holidays',
    summary: 'Add a holiday, or rename it; answers the calendar',
    access: mayChange,
    body: newHoliday,
    answer: z.array(holiday),
    rate: 'write',
    audit: 'organization.holiday-added',
  }),
  copyHolidays: endpoint({
    method: 'POST',
    path: '/organization/holidays/copy',
    summary: 'Copy the holidays of a year to the next one, without doubles; answers the calendar',
    access: mayChange,
    body: copiedYear,
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
