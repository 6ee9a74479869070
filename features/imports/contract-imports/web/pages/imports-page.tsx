import { ImportsPage } from '#features/imports/imports/web';
import { contractPrices } from '../contract-prices.ts';

const ContractImportsPage = () => <ImportsPage kind={contractPrices} />;

export default ContractImportsPage;
