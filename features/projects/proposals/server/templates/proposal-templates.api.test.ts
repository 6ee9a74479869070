import { testRecord } from '../../../../../tests/api/harness/test-record.ts';
import { proposalTemplateEndpoints } from '../../contract/index.ts';

const line = { description: 'Carpet', quantity: 900, unit_of_measure: 'sq ft', unit_price: 0.22 } as const;

testRecord({
  entity: 'proposal-template',
  calls: {
    list: proposalTemplateEndpoints.listProposalTemplates,
    get: proposalTemplateEndpoints.getProposalTemplate,
    create: proposalTemplateEndpoints.createProposalTemplate,
    update: proposalTemplateEndpoints.updateProposalTemplate,
    delete: proposalTemplateEndpoints.deleteProposalTemplate,
    restore: proposalTemplateEndpoints.restoreProposalTemplate,
  },
  fields: (n) => ({
    name: `Template ${n}`,
    project_type: 'carpet cleaning',
    intro: 'Good day',
    terms: 'Net 30',
    lines: [{ ...line, optional: n % 2 === 0 }],
  }),
  wrong: {
    name: ' ',
    project_type: 'gardening',
    intro: 'x'.repeat(5001),
    terms: 'x'.repeat(5001),
    lines: Array.from({ length: 51 }, () => line),
  },
  writer: 'manager',
  reader: 'csr',
});
