import BuildingContacts from './building-contacts.tsx';

/** The contacts as a tab of the building page. The Job Card loads `BuildingContacts` directly. */
const BuildingContactsTab = ({ buildingId }: { buildingId: number }) => (
  <BuildingContacts buildingId={buildingId} />
);

export default BuildingContactsTab;
