import { ImportsPage } from '#features/imports/imports/web';
import { jobSites } from '../job-sites.ts';

const JobImportsPage = () => <ImportsPage kind={jobSites} />;

export default JobImportsPage;
