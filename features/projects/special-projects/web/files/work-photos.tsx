import { BeforeAfter } from '#features/accounts/files/web';
import { AnchorLink } from '#platform/web/routing/index';
import type { ProjectFiles, SpecialProject } from '../../contract/index.ts';
import classes from './files.module.css';

type Props = { project: SpecialProject; work: ProjectFiles['work'] };

/** What the crew photographed before the work and after it, at each of its tasks. */
export const WorkPhotos = ({ project, work }: Props) =>
  work.map(({ task, before, after }) => (
    <div key={task.id} className={classes.work}>
      <AnchorLink to={`/task/${task.id}`}>
        #{task.number} {task.title}
      </AnchorLink>
      <BeforeAfter before={before} after={after} photosOf={{ zone: project.time_zone }} />
    </div>
  ));
