import { z } from 'zod';
import { projectTypes } from '#features/projects/special-projects/contract';
import * as field from '#platform/contract/fields';
import { proposalLine, proposalText } from '../proposal/proposal-fields.ts';

export const proposalTemplateFields = {
  name: field.name,
  project_type: z.enum(projectTypes),
  ...proposalText,
};

export const proposalTemplate = z.object({
  id: field.id,
  name: z.string(),
  project_type: z.enum(projectTypes),
  intro: z.string(),
  terms: z.string(),
  lines: z.array(proposalLine),
  updated_at: z.string(),
});

export type ProposalTemplate = z.infer<typeof proposalTemplate>;
