export { peopleLimit } from './bulk.ts';
export { peopleEndpoints, personExportColumns } from './endpoints.ts';
export { peopleMessages } from './messages.ts';
export {
  type HandOver,
  type Holding,
  holdingKinds,
  isHandedOver,
  maxRoles,
  moduleName,
  type OfferedRole,
  type PersonRecord,
  type PersonRights,
  type PersonRow,
  personFields,
} from './person.ts';
