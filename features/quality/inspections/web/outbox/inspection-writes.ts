import type { QueryClient } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { answerEndpoints, type Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { walkHref } from '../addresses.ts';
import { cacheAnswers, cacheInspection, refreshInspection } from '../cache-inspection.ts';
import { afterCompleting, isForGiving } from '../complete/after-completing.ts';
import type { AboutAnswer, AboutInspection } from './about.ts';

const numbered = ({ number, template }: AboutInspection): string =>
  number === null ? template : text('inspections:walk.numbered', { number, template });

const place = (about: AboutInspection): string => [numbered(about), about.site].filter(Boolean).join(' · ');

const refused = (client: QueryClient, { about }: { about: AboutInspection }): void =>
  refreshInspection(client, about.ref);

const ofInspection = {
  place,
  page: ({ ref }: AboutInspection): string => walkHref(ref),
  delivered: ({ client, answer }: { client: QueryClient; answer: Inspection }): void =>
    cacheInspection(client, answer),
  refused,
};

const ofAnswer = {
  place,
  page: ({ ref }: AboutInspection): string => walkHref(ref),
  delivered: ({
    client,
    answer,
    write,
  }: {
    client: QueryClient;
    answer: Parameters<typeof cacheAnswers>[2];
    write: { about: AboutInspection };
  }): void => cacheAnswers(client, write.about.ref, answer),
  refused,
};

export const createInspectionWrite: WriteKind<typeof inspectionEndpoints.createInspection, AboutInspection> =
  {
    ...ofInspection,
    name: 'createInspection',
    endpoint: inspectionEndpoints.createInspection,
    title: ({ template }) => text('inspections:writes.create', { template }),
    place: ({ site }) => site,
    edit: ({ about }) => walkHref(about.ref),
  };

export const updateInspectionWrite: WriteKind<typeof inspectionEndpoints.updateInspection, AboutInspection> =
  {
    ...ofInspection,
    name: 'updateInspection',
    endpoint: inspectionEndpoints.updateInspection,
    title: () => text('inspections:writes.update'),
  };

export const addTenantWrite: WriteKind<
  typeof inspectionEndpoints.addInspectionTenant,
  AboutInspection & { tenant: string }
> = {
  ...ofInspection,
  name: 'addInspectionTenant',
  endpoint: inspectionEndpoints.addInspectionTenant,
  title: ({ tenant }) => text('inspections:writes.tenant', { tenant }),
};

/** Adds a tenant that the building does not have yet. */
export const createTenantWrite: WriteKind<
  typeof inspectionEndpoints.createInspectionTenant,
  AboutInspection & { tenant: string }
> = {
  ...ofInspection,
  name: 'createInspectionTenant',
  endpoint: inspectionEndpoints.createInspectionTenant,
  title: ({ tenant }) => text('inspections:writes.tenant', { tenant }),
};

export const deleteTenantWrite: WriteKind<
  typeof inspectionEndpoints.deleteInspectionTenant,
  AboutInspection & { tenant: string }
> = {
  ...ofInspection,
  name: 'deleteInspectionTenant',
  endpoint: inspectionEndpoints.deleteInspectionTenant,
  title: ({ tenant }) => text('inspections:writes.tenantRemoved', { tenant }),
};

export const signInspectionWrite: WriteKind<typeof inspectionEndpoints.signInspection, AboutInspection> = {
  ...ofInspection,
  name: 'signInspection',
  endpoint: inspectionEndpoints.signInspection,
  title: () => text('inspections:writes.sign'),
};

export const completeInspectionWrite: WriteKind<
  typeof inspectionEndpoints.completeInspection,
  AboutInspection
> = {
  ...ofInspection,
  name: 'completeInspection',
  endpoint: inspectionEndpoints.completeInspection,
  title: () => text('inspections:writes.complete'),
  delivered: ({ client, answer, late, go }) => {
    cacheInspection(client, answer);
    if (!late) return;
    showSuccess(text('inspections:complete.done', { number: answer.number }), {
      label: text(isForGiving(answer) ? 'inspections:complete.give' : 'inspections:complete.open'),
      run: () => go(afterCompleting(answer)),
    });
  },
  edit: ({ about }) => walkHref(about.ref),
};

export const saveAnswersWrite: WriteKind<typeof answerEndpoints.saveAnswers, AboutAnswer> = {
  ...ofAnswer,
  name: 'saveAnswers',
  endpoint: answerEndpoints.saveAnswers,
  title: ({ label }) => text('inspections:writes.answer', { question: label }),
};

export const markSectionWrite: WriteKind<typeof answerEndpoints.markSection, AboutAnswer> = {
  ...ofAnswer,
  name: 'markSection',
  endpoint: answerEndpoints.markSection,
  title: ({ label }) => text('inspections:writes.mark', { section: label }),
};

export const answerPhotosWrite: WriteKind<typeof answerEndpoints.addAnswerFiles, AboutAnswer> = {
  ...ofAnswer,
  name: 'addAnswerFiles',
  endpoint: answerEndpoints.addAnswerFiles,
  title: ({ label }) => text('inspections:writes.photos', { question: label }),
};

/** Every kind of write of an inspection that may wait on a device. */
export const inspectionWrites = [
  createInspectionWrite,
  updateInspectionWrite,
  addTenantWrite,
  createTenantWrite,
  deleteTenantWrite,
  signInspectionWrite,
  completeInspectionWrite,
  saveAnswersWrite,
  markSectionWrite,
  answerPhotosWrite,
];
