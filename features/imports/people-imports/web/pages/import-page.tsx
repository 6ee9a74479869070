import { ImportPage } from '#features/imports/imports/web';
import { peopleKind } from '../people-kind.ts';

const PeopleImportPage = () => <ImportPage kind={peopleKind} />;

export default PeopleImportPage;
