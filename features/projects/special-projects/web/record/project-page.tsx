import { isRead, useRecordQuery } from '#platform/web/api/index';
import { type Asked, useIdParam, type Visit } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { projectQuery, projectTasksQuery } from '../queries.ts';
import { ProjectProblem } from './project-problem.tsx';
import { ProjectView } from './project-view.tsx';

export const prefetch = ({ client, params }: Visit): void => {
  const id = Number(params.specialProjectId);
  void client.prefetchQuery(projectQuery(id));
  void client.prefetchQuery(projectTasksQuery(id));
};

export const isAtHand = ({ client, params }: Asked): boolean =>
  isRead(client, projectQuery(Number(params.specialProjectId)));

const ProjectPage = () => {
  const { data, error, refetch } = useRecordQuery(projectQuery(useIdParam('specialProjectId')));
  if (data) return <ProjectView key={data.id} project={data} />;
  return error ? <ProjectProblem error={error} retry={() => void refetch()} /> : <PageSkeleton crumbs />;
};

export default ProjectPage;
