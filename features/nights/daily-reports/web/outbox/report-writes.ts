import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import {
  type DailyReport,
  incidentEndpoints,
  reportEndpoints,
  shownEndpoints,
} from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import { cacheDoorChecks, cacheReport, refreshReport } from '../cache-report.ts';
import type { AboutReport } from './about.ts';

const of = {
  place: ({ site, night }: AboutReport): string => `${site} · ${formatDate(night)}`,
  page: ({ ref }: AboutReport): string => reportHref(ref),
  refused: (client: QueryClient, { about }: { about: AboutReport }): void => refreshReport(client, about.ref),
};

const delivered = ({ client, answer }: { client: QueryClient; answer: DailyReport }): void =>
  cacheReport(client, answer);

type Kind<E extends EndpointShape> = WriteKind<E, AboutReport>;

export const startReportWrite: Kind<typeof reportEndpoints.startDailyReport> = {
  ...of,
  delivered,
  name: 'startDailyReport',
  endpoint: reportEndpoints.startDailyReport,
  title: () => text('daily-reports:writes.start'),
  edit: ({ about }) => reportHref(about.ref),
};

export const saveDoorChecksWrite: Kind<typeof reportEndpoints.saveDoorChecks> = {
  ...of,
  name: 'saveReportChecks',
  endpoint: reportEndpoints.saveDoorChecks,
  title: ({ label }) => text('daily-reports:writes.check', { place: label }),
  delivered: ({ client, answer, write }) =>
    cacheDoorChecks(client, write.about.ref, answer as AnswerOf<typeof reportEndpoints.saveDoorChecks>),
};

export const updateReportWrite: Kind<typeof reportEndpoints.updateDailyReport> = {
  ...of,
  delivered,
  name: 'updateDailyReport',
  endpoint: reportEndpoints.updateDailyReport,
  title: () => text('daily-reports:writes.update'),
};

export const saveIncidentWrite: Kind<typeof incidentEndpoints.saveIncident> = {
  ...of,
  delivered,
  name: 'saveReportIncident',
  endpoint: incidentEndpoints.saveIncident,
  title: ({ label }) => text('daily-reports:writes.incident', { kind: label }),
};

export const deleteIncidentWrite: Kind<typeof incidentEndpoints.deleteIncident> = {
  ...of,
  delivered,
  name: 'deleteReportIncident',
  endpoint: incidentEndpoints.deleteIncident,
  title: ({ label }) => text('daily-reports:writes.incidentDeleted', { kind: label }),
};

export const incidentTaskWrite: Kind<typeof incidentEndpoints.createIncidentTask> = {
  ...of,
  name: 'createIncidentTask',
  endpoint: incidentEndpoints.createIncidentTask,
  title: ({ label }) => text('daily-reports:writes.incidentTask', { kind: label }),
  delivered: ({ client, answer }) => {
    cacheReport(client, answer);
    showSuccess(text('daily-reports:incidents.taskMade'));
  },
};

export const reportPhotosWrite: Kind<typeof reportEndpoints.addReportFiles> = {
  ...of,
  delivered,
  name: 'addReportFiles',
  endpoint: reportEndpoints.addReportFiles,
  title: ({ label }) => text('daily-reports:writes.photos', { place: label }),
};

export const showToClientWrite: Kind<typeof shownEndpoints.showToClient> = {
  ...of,
  delivered,
  name: 'showToClient',
  endpoint: shownEndpoints.showToClient,
  title: () => text('daily-reports:writes.shown'),
};

export const finalizeReportWrite: Kind<typeof reportEndpoints.finalizeDailyReport> = {
  ...of,
  name: 'finalizeDailyReport',
  endpoint: reportEndpoints.finalizeDailyReport,
  title: () => text('daily-reports:writes.finalize'),
  delivered: ({ client, answer, late, go }) => {
    cacheReport(client, answer);
    if (!late) return;
    showSuccess(text('daily-reports:report.finalized', { number: answer.number }), {
      label: text('daily-reports:report.open'),
      run: () => go(reportHref(answer.id)),
    });
  },
};

/** Every kind of write of a report that may wait on a device. */
export const reportWrites = [
  startReportWrite,
  saveDoorChecksWrite,
  updateReportWrite,
  saveIncidentWrite,
  deleteIncidentWrite,
  incidentTaskWrite,
  reportPhotosWrite,
  showToClientWrite,
  finalizeReportWrite,
];
