import SeriesList from '../../series/list/series-list.tsx';
import TaskList from '../list/task-list.tsx';

/** Both lists are in one file: in two, every page would load a longer table of files. */
const Lists = ({ view, begun }: { view: 'list' | 'series'; begun?: Record<string, string> | undefined }) =>
  view === 'series' ? <SeriesList /> : <TaskList begun={begun} />;

export default Lists;
