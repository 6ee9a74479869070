import { EventsPart } from './events-part.tsx';

const SupportPage = () => <EventsPart topic="support" />;

export default SupportPage;
