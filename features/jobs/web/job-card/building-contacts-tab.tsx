import BuildingContacts from './building-contacts.tsx';

/** On the page of a building; a part of a route table has texts of its own, so the Job Card loads what is shown itself. */
const BuildingContactsTab = ({ buildingId }: { buildingId: number }) => (
  <BuildingContacts buildingId={buildingId} />
);

export default BuildingContactsTab;
