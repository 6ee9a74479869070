import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  basicsEndpoints,
  templateEndpoints,
  templateListEndpoints,
  templateMessages,
  templateTransitions,
  transferEndpoints,
} from '../contract/index.ts';
import { auditedTemplates } from './audited-templates.ts';
import { scales, types } from './basics/basics.ts';
import { addReadyTemplate } from './library/add-ready-template.ts';
import { copyLibraryTemplate, getLibraryTemplate, listLibrary } from './library/library.ts';
import { exportTemplates } from './list/export-templates.ts';
import { loadTemplateRows } from './list/template-list-repository.ts';
import { createTemplate } from './template/create-template.ts';
import { deleteTemplate, restoreTemplate } from './template/delete-template.ts';
import { duplicateTemplate } from './template/duplicate-template.ts';
import { presentTemplateById } from './template/present-template.ts';
import { updateTemplate } from './template/update-template.ts';
import { templateWords } from './texts.ts';
import { exportTemplate } from './transfer/export-template.ts';
import { importTemplate } from './transfer/import-template.ts';
import { getTemplateVersion, listTemplateVersions } from './versions/list-versions.ts';
import { publishTemplate } from './versions/publish-template.ts';
import { transitionTemplate } from './versions/transition-template.ts';

export const feature = defineServerFeature({
  name: 'inspection-templates',
  firstRecords: {
    'inspection-templates': (tenant, locale) => addReadyTemplate(tenant, 'quick', locale),
  },
  endpoints: { ...templateEndpoints, ...templateListEndpoints, ...basicsEndpoints, ...transferEndpoints },
  previewText: {
    '/admin/templates/edit/$templateId': wordsOfRecord(
      templateEndpoints.getTemplate,
      ({ name, content }) => ({
        title: name,
        lines: content.sections.flatMap(({ questions }) => questions.map(({ label }) => label)).slice(0, 6),
      }),
    ),
  },
  handlers: {
    listTemplates: ({ tenant, query }) => loadTemplateRows(tenant, query),
    exportTemplates,
    getTemplate: ({ tenant, person, params }) => presentTemplateById(tenant, person, params.id),
    createTemplate,
    updateTemplate,
    deleteTemplate,
    restoreTemplate,
    duplicateTemplate,
    publishTemplate,
    archiveTemplate: transitionTemplate('archive'),
    unarchiveTemplate: transitionTemplate('unarchive'),
    withdrawTemplate: transitionTemplate('withdraw'),
    listTemplateVersions,
    getTemplateVersion,
    listScales: scales.list,
    createScale: scales.create,
    updateScale: scales.update,
    listInspectionTypes: types.list,
    createInspectionType: types.create,
    updateInspectionType: types.update,
    exportTemplate,
    importTemplate,
    listLibrary,
    getLibraryTemplate,
    copyLibraryTemplate,
  },
  messages: withTransitions(templateMessages, templateTransitions, templateWords),
  audited: auditedTemplates,
  liveAccess: {
    'inspection-template': 'hasAccessAdminTemplates',
    'rating-scale': 'hasAccessAdminTemplates',
    'inspection-type': 'hasAccessAdminTemplates',
  },
});
