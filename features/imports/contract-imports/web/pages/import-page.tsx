import { ImportPage } from '#features/imports/imports/web';
import { contractPrices } from '../contract-prices.ts';

const ContractImportPage = () => <ImportPage kind={contractPrices} />;

export default ContractImportPage;
