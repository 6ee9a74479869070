import { EventsPart } from './events-part.tsx';

const RightsPage = () => <EventsPart topic="rights" />;

export default RightsPage;
