import { useQueryClient } from '@tanstack/react-query';
import { BeforeAfter } from '#features/files/web';
import { AnchorLink } from '#platform/web/routing/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import { filesQuery } from '../queries.ts';
import classes from './files.module.css';

type Props = { project: SpecialProject; work: ProjectFiles['work'] };

/** What the crew photographed before the work and after it, at each of its tasks. */
export const WorkPhotos = ({ project, work }: Props) => {
  const client = useQueryClient();
  const onMarked = () => client.invalidateQueries({ queryKey: filesQuery(project.id).queryKey });
  return work.map(({ task, before, after }) => (
    <div key={task.id} className={classes.work}>
      <AnchorLink to={`/task/${task.id}`}>
        #{task.number} {task.title}
      </AnchorLink>
      <BeforeAfter before={before} after={after} photosOf={{ zone: project.time_zone, onMarked }} />
    </div>
  ));
};
