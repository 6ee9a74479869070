import { ImportsPage } from '#features/imports/imports/web';
import { clientsWithContacts } from '../clients-with-contacts.ts';

const ClientImportsPage = () => <ImportsPage kind={clientsWithContacts} />;

export default ClientImportsPage;
