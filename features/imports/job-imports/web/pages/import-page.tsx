import { ImportPage } from '#features/imports/imports/web';
import { jobSites } from '../job-sites.ts';

const JobImportPage = () => <ImportPage kind={jobSites} />;

export default JobImportPage;
