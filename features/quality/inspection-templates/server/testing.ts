import { randomUUID } from 'node:crypto';
import { type Sample, write } from '#platform/server/testing/sample';
import { basicsEndpoints, templateEndpoints } from '../contract/index.ts';

const choices = [
  {
    key: 'fine',
    label: 'Fine',
    short: 'F',
    percent: 100,
    color: 'green' as const,
    is_deficient: false,
    is_default: false,
  },
  {
    key: 'off',
    label: 'Off',
    short: 'O',
    percent: 0,
    color: 'red' as const,
    is_deficient: true,
    is_default: false,
  },
];

const contentWith = (common_area_type_id: number) => ({
  sections: [
    {
      id: randomUUID(),
      title: 'Hall',
      common_area_type_id,
      questions: [{ id: randomUUID(), label: 'Swept', response_type: 'rating' as const }],
    },
  ],
});

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const scale = await call(basicsEndpoints.createScale, {
      body: {
        name: 'Two words',
        choices,
      },
    });
    const type = await call(basicsEndpoints.createInspectionType, { body: { name: 'Move-in' } });
    const { id, updated_at } = await call(templateEndpoints.createTemplate, {
      body: {
        name: 'Lobby walk',
        inspection_type: type.key,
        scale: scale.key,
        content: {
          sections: [
            {
              id: randomUUID(),
              title: 'Lobby',
              questions: [{ id: randomUUID(), label: 'Floor is clean', response_type: 'rating' }],
            },
          ],
        },
      },
    });
    await call(templateEndpoints.publishTemplate, { params: { id }, body: { updated_at } });
    return { templateId: id, scaleId: scale.id, inspectionTypeId: type.id, version: 1, key: 'office' };
  },
  records: {
    '/core/templates/{id}': 'templateId',
    '/core/rating-scales/{id}': 'scaleId',
    '/core/inspection-types/{id}': 'inspectionTypeId',
  },
  writes: [
    write(basicsEndpoints.updateScale, () => ({ body: { name: 'Two words', choices } })),
    write(templateEndpoints.createTemplate, (id) => ({
      body: { inspection_type: 'other', content: contentWith(id('commonAreaTypeId')) },
    })),
    write(templateEndpoints.updateTemplate, (id) => ({
      body: { inspection_type: 'other', content: contentWith(id('commonAreaTypeId')) },
    })),
  ],
  grow: [
    `insert into inspection_templates (organization_id, name, inspection_type, scale, target_score, visibility,
       require_signature, allow_mark_all, content)
     select organization_id, 'Walk ' || n, inspection_type, scale, 85, 'public', false, false, content
     from inspection_templates, :more where organization_id = :organizationId and id = :templateId`,
    `insert into inspection_template_versions (organization_id, template_id, version, snapshot)
     select organization_id, template_id, 1 + n, snapshot from inspection_template_versions, :more
     where organization_id = :organizationId and template_id = :templateId and version = 1`,
    `insert into rating_scales (organization_id, name, choices)
     select organization_id, 'Scale ' || n, choices from rating_scales, :more
     where organization_id = :organizationId and id = :scaleId`,
    `insert into inspection_types (organization_id, name) select :organizationId, 'Type ' || n from :more`,
  ],
  lists: { listTemplates: '', listTemplateVersions: '', listScales: '', listInspectionTypes: '' },
  short: { listLibrary: 'six ready templates' },
};
