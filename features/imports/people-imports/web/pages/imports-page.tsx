import { ImportsPage } from '#features/imports/imports/web';
import { peopleKind } from '../people-kind.ts';

const PeopleImportsPage = () => <ImportsPage kind={peopleKind} />;

export default PeopleImportsPage;
