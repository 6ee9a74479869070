import { ImportPage } from '#features/imports/imports/web';
import { clientsWithContacts } from '../clients-with-contacts.ts';

const ClientImportPage = () => <ImportPage kind={clientsWithContacts} />;

export default ClientImportPage;
