import { ImportsPage } from '#features/imports/web';
import { contractPrices } from '../contract-prices.ts';

const ContractImportsPage = () => <ImportsPage kind={contractPrices} />;

export default ContractImportsPage;
