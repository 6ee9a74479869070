import { recordMailEndpoints } from '#features/sites/record-mail/contract';

const calls = recordMailEndpoints({
  path: '/quality/inspections/{id}',
  record: 'an inspection',
  access: { all: ['hasAccessInspections', 'inspections.canSendEmail'] },
  audit: 'inspection.emailed',
});

export const inspectionMailEndpoints = {
  listInspectionRecipients: calls.recipients,
  emailInspection: calls.send,
};
