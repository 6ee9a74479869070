import { type SpecialProject, specialProjectEndpoints } from '#features/projects/special-projects/contract';
import type { Client } from './client.ts';
import type { Company } from './seed-company.ts';

const { createSpecialProject, addScheduler, addManager, transitionSpecialProject } = specialProjectEndpoints;

/** The fields that people enter for a project at the site in scope. After that it lacks only its people. */
export const projectBody = (company: Company, more: object = {}) => ({
  client_id: company.clientId,
  job_id: company.inScope.jobId,
  building_id: company.inScope.buildingId,
  description: 'Power wash the entrance and the garage',
  projectType: 'power washing',
  scope_lines: [{ description: 'Entrance', quantity: 3, unit_of_measure: 'each' as const, unit_price: 450 }],
  invoice_type: 'no invoice' as const,
  scheduled_date: '2027-03-15',
  due_date: '2027-03-20',
  ...more,
});

export const draftProject = async (
  client: Client,
  company: Company,
  more: object = {},
): Promise<SpecialProject> => {
  const answer = await client.call(createSpecialProject, { body: projectBody(company, more) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

export const transitionProject = (client: Client, id: number, name: string, more: object = {}) =>
  client.send(transitionSpecialProject, { params: { id, name: name as 'begin' }, body: more });

/** Creates a project with a scheduler and a manager, and schedules it. */
export const scheduledProject = async (
  client: Client,
  company: Company,
  more: object = {},
): Promise<SpecialProject> => {
  const { id } = await draftProject(client, company, more);
  await client.call(addScheduler, { params: { id, userId: company.users.scheduler } });
  await client.call(addManager, { params: { id, userId: company.users.manager } });
  const answer = await transitionProject(client, id, 'activate');
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};
