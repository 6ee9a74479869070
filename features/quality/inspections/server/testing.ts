import { type Sample, tinyPicture, write } from '#platform/server/testing/sample';
import { answerEndpoints, inspectionEndpoints, sharedInspectionEndpoints } from '../contract/index.ts';
import { showsPicture } from './sharing/shared-inspection-repository.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const walk = async (value: string) => {
      const inspection = await call(inspectionEndpoints.createInspection, {
        body: {
          template_id: Number(known.templateId),
          job_id: Number(known.jobId),
          building_id: Number(known.buildingId),
        },
      });
      const question_id = inspection.snapshot.sections[0]?.questions[0]?.id ?? '';
      await call(answerEndpoints.saveAnswers, {
        params: { id: inspection.id },
        body: { answers: [{ client_uuid: crypto.randomUUID(), question_id, value }] },
      });
      return inspection.id;
    };
    const completedInspectionId = await walk('fine');
    await call(inspectionEndpoints.completeInspection, { params: { id: completedInspectionId }, body: {} });
    const inspectionId = await walk('off');
    const { snapshot, places } = await call(inspectionEndpoints.createInspectionTenant, {
      params: { id: inspectionId },
      body: { name: 'Larch Books', floor_ids: [Number(known.floorId)] },
    });
    const question_id = snapshot.sections[0]?.questions[0]?.id ?? '';
    const { answers } = await call(answerEndpoints.addAnswerFiles, {
      params: { id: inspectionId },
      body: { question_id },
      files: [{ field: 'files', file: tinyPicture, name: 'off.png' }],
    });
    return {
      completedInspectionId,
      inspectionId,
      deficientQuestion: question_id,
      tenantId: places.find(({ kind }) => kind === 'tenant')?.id ?? 0,
      answerFileId: answers[0]?.files[0]?.id ?? 0,
    };
  },
  createOwn: async ({ call, known }) => {
    const { id } = await call(inspectionEndpoints.createInspection, {
      body: {
        template_id: Number(known.templateId),
        job_id: Number(known.jobId),
        building_id: Number(known.buildingId),
      },
    });
    return { ownInspectionId: id };
  },
  records: {
    '/quality/inspections/templates/{id}': 'templateId',
    '/quality/inspections/{id}': 'inspectionId',
    '/quality/inspections/{id}/share-link': 'completedInspectionId',
    '/quality/inspections/{id}/email': 'completedInspectionId',
  },
  writes: [
    write(inspectionEndpoints.createInspection, (id) => ({
      body: {
        template_id: id('templateId'),
        job_id: id('jobId'),
        building_id: id('buildingId'),
        floor_ids: [id('floorId')],
        common_area_ids: [id('commonAreaId')],
        tenant_ids: [id('buildingTenantId')],
      },
    })),
    write(inspectionEndpoints.completeInspection, (id, known) => ({
      body: {
        tasks: [
          {
            question_id: known.deficientQuestion,
            assignee_user_ids: [id('userId')],
            file_ids: [id('answerFileId')],
          },
        ],
      },
    })),
    write(inspectionEndpoints.deleteInspection, (id) => ({ params: { id: id('ownInspectionId') } })),
    write(inspectionEndpoints.addInspectionTenant, (id) => ({ body: { tenant_id: id('buildingTenantId') } })),
    write(inspectionEndpoints.createInspectionTenant, (id) => ({ body: { floor_ids: [id('floorId')] } })),
  ],
  statements: [
    (tenant, known) => showsPicture(tenant, Number(known.completedInspectionId), Number(known.answerFileId)),
  ],
  shared: {
    inspection: {
      id: 'completedInspectionId',
      page: '/$orgSlug/inspection',
      token: async ({ call }, id) =>
        (await call(sharedInspectionEndpoints.getInspectionShareLink, { params: { id } })).token,
    },
  },
  grow: [
    `insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
       building_id, inspected_by, inspected_at, started_at, visibility, target_score, score_method, parent_inspection_id)
     select organization_id, 9000 + n, 'new', template_id, template_version, inspection_type, job_id, building_id, :userId,
       now(), now(), 'public', 85, score_method, id from inspections, :more
     where organization_id = :organizationId and id = :inspectionId`,
    `insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
       building_id, inspected_by, inspected_at, started_at, visibility, target_score, score_method, score, outcome, band,
       completed_at, completed_by, waits_since)
     select i.organization_id, 500000 + j.id, 'completed', i.template_id, i.template_version, i.inspection_type, j.id,
       i.building_id, :userId, now(), now(), 'public', 85, i.score_method, 90, 'pass', 'success', now(), :userId, now()
     from inspections i, jobs j where i.organization_id = :organizationId and i.id = :inspectionId
       and j.organization_id = :organizationId and j.job_number like 'G-%'
       and not exists (select from inspections o where o.organization_id = :organizationId and o.job_id = j.id)`,
    `insert into inspection_answers (organization_id, inspection_id, question_id, percent, is_deficient, answered_by)
     select :organizationId, :inspectionId, gen_random_uuid(), 60, true, :userId from :more`,
    `insert into inspection_answer_history (organization_id, inspection_id, client_uuid, question_id, instance, value, na,
       comment, answered_at, answered_by)
     select :organizationId, :inspectionId, gen_random_uuid(), md5('asked ' || n / 2)::uuid, '', to_jsonb(n::text), false,
       '', now(), :userId from :more`,
    `with templates as (
       insert into inspection_templates (organization_id, name, inspection_type, scale, target_score, visibility,
         require_signature, allow_mark_all, content, status, version)
       select organization_id, 'Published ' || n, inspection_type, scale, 85, 'public', false, false, content, 'published', 1
       from inspection_templates, :more where organization_id = :organizationId and id = :templateId returning id)
     insert into inspection_template_versions (organization_id, template_id, version, snapshot)
     select :organizationId, t.id, 1, v.snapshot from templates t, inspection_template_versions v
     where v.organization_id = :organizationId and v.template_id = :templateId and v.version = 1`,
  ],
  lists: {
    listInspections: '',
    listInspectionTable: '',
    listInspectionTemplates: '',
    listInspectedSites: '',
    listSiteScores: '',
    getInspection: '',
    getAnswerHistory: '',
  },
};
