import type { Entries } from '#platform/server/feature/server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import { proposalTemplateRepository } from './template-repository.ts';

export const proposalTemplateActions = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'proposal-template', repository: proposalTemplateRepository, uses });
