import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { planWriters } from './flags.ts';
import { jobSchedule } from './schedule.ts';

const ids = z.array(field.id).max(200).default([]);

const read = {
  method: 'GET',
  access: { all: ['hasAccessWorld'] },
  params: field.idParams,
} as const;

/** Separate from the calls about plans, because these answers carry no wages. */
export const scheduleEndpoints = {
  getJobSchedules: endpoint({
    ...read,
    path: '/job/{id}/schedules',
    summary:
      'Who works at a job when, from the current plan of each service, else the one of the whole building',
    answer: jobSchedule,
    rate: 'read',
  }),
  getJobScheduleCalendar: endpoint({
    ...read,
    path: '/job/{id}/schedules/week.ics',
    summary: 'The week of a job as a calendar file',
    answer: 'file',
    rate: 'file',
  }),
  changeScheduledPeople: endpoint({
    method: 'PUT',
    path: '/job/{id}/schedules/{shiftId}/people',
    summary: 'Put people on a shift of an active plan, and take others off; whoever is not named stays',
    access: { all: ['hasAccessWorld', ...planWriters] },
    params: field.idParams.extend({ shiftId: field.id }),
    body: z.strictObject({ add: ids, remove: ids }),
    answer: jobSchedule,
    rate: 'write',
    audit: 'staffing-plan.people-changed',
  }),
};
