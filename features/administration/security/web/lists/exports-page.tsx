import { EventsPart } from './events-part.tsx';

const ExportsPage = () => <EventsPart topic="exports" />;

export default ExportsPage;
