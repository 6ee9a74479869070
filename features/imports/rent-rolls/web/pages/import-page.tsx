import { ImportPage } from '#features/imports/imports/web';
import { rentRoll } from '../rent-roll.ts';

const RentRollPage = () => <ImportPage kind={rentRoll} />;

export default RentRollPage;
