import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { clockOffset } from '#platform/contract/later-entry';
import { dailyReport } from '../report/report.ts';
import { editAccess } from '../report/report-endpoints.ts';
import { incidentRef, reportParams } from '../report/report-params.ts';
import { incidentFields } from './incident.ts';

const path = '/daily-reports/{id}/incidents';

export const incidentEndpoints = {
  saveIncident: endpoint({
    method: 'PUT',
    path,
    summary: 'Report an incident of the night, or change one; its key says which',
    access: editAccess,
    params: reportParams,
    body: z.strictObject({
      client_uuid: field.clientUuid,
      ...incidentFields,
      device_at: field.timestamp.optional(),
      clock_offset_ms: clockOffset,
    }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.incident-saved',
  }),
  deleteIncident: endpoint({
    method: 'DELETE',
    path: `${path}/{incidentId}`,
    summary: 'Take back an incident; a task that was made of it stays',
    access: editAccess,
    params: reportParams.extend({ incidentId: field.id }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.incident-deleted',
  }),
  createIncidentTask: endpoint({
    method: 'POST',
    path: `${path}/{incidentId}/task`,
    summary: 'Make a task of an incident, with its photos; one for ever',
    access: { all: ['hasAccessReports', 'hasAccessTasks', 'tasks.canAddTask'] },
    params: reportParams.extend({ incidentId: incidentRef }),
    body: z.strictObject({ device_at: field.timestamp.optional(), clock_offset_ms: clockOffset }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.task-made',
  }),
};
