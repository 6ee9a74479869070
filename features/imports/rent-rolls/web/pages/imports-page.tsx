import { ImportsPage } from '#features/imports/imports/web';
import { rentRoll } from '../rent-roll.ts';

const RentRollsPage = () => <ImportsPage kind={rentRoll} />;

export default RentRollsPage;
