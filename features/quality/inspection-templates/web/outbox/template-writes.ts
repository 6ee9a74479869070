import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { templateEndpoints } from '../../contract/index.ts';
import { createTemplateHref, editTemplateHref } from '../addresses.ts';
import { refreshTemplates } from '../live.ts';

type AboutNew = { name: string };

type AboutTemplate = AboutNew & { id: number };

const delivered = ({ client, answer }: { client: QueryClient; answer: { id: number } }): void =>
  refreshTemplates(client, [answer.id]);

export const createTemplateWrite: WriteKind<typeof templateEndpoints.createTemplate, AboutNew> = {
  name: 'createInspectionTemplate',
  endpoint: templateEndpoints.createTemplate,
  title: ({ name }) => text('inspection-templates:outbox.create', { name }),
  delivered,
  edit: ({ id }) => createTemplateHref(id),
};

export const updateTemplateWrite: WriteKind<typeof templateEndpoints.updateTemplate, AboutTemplate> = {
  name: 'updateInspectionTemplate',
  endpoint: templateEndpoints.updateTemplate,
  title: ({ name }) => text('inspection-templates:outbox.update', { name }),
  page: ({ id }) => editTemplateHref(id),
  delivered,
  edit: ({ id, about }) => editTemplateHref(about.id, id),
};

export const templateWrites = [createTemplateWrite, updateTemplateWrite];
