import SeriesList from '../../series/list/series-list.tsx';
import TaskList from '../list/task-list.tsx';

/** Both in one file: apart, every page would load a longer list of files. */
const Lists = ({ view }: { view: 'list' | 'series' }) => (view === 'series' ? <SeriesList /> : <TaskList />);

export default Lists;
