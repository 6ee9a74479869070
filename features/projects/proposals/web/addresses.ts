/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  proposal: '/special-project/$specialProjectId/proposal/$proposalId',
  templates: '/special-projects/proposal-templates',
  template: '/special-projects/proposal-templates/$proposalTemplateId',
  shared: '/$orgSlug/proposal',
} as const;

export const proposalHref = (projectId: number, id: number): string =>
  `/special-project/${projectId}/proposal/${id}`;

export const templateHref = (id: number): string => `${paths.templates}/${id}`;
