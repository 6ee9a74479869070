import type { Handlers } from '#platform/server/http/call';
import type { peopleEndpoints } from '../contract/index.ts';
import { changeLicense } from './bulk/change-license.ts';
import { changeModules } from './bulk/change-modules.ts';
import { changeRoles } from './bulk/change-roles.ts';
import { invitePeople } from './invitation/invite-people.ts';
import { invitePerson } from './invitation/invite-person.ts';
import { type Access, listFormerJobs } from './leaving/former-access.ts';
import { type Holdings, listHoldings } from './leaving/holdings.ts';
import { deactivatePerson, deletePerson } from './leaving/leave.ts';
import { activatePerson, restorePerson } from './leaving/return.ts';
import { exportPeople } from './list/export-people.ts';
import { listOfferedRoles, listPeople } from './list/list-people.ts';
import { createPerson } from './person/create-person.ts';
import { getPerson } from './person/get-person.ts';
import { setTemporaryPassword } from './person/set-temporary-password.ts';
import { updatePerson } from './person/update-person.ts';
import { grantRole, revokeRole } from './rights/grant-role.ts';

export const peopleHandlers = (holdings: Holdings, access: Access): Handlers<typeof peopleEndpoints> => ({
  listPeople,
  exportPeople,
  listOfferedRoles,
  getPerson,
  createPerson,
  updatePerson,
  grantRole,
  revokeRole,
  changeRoles,
  changeModules,
  changeLicense,
  setTemporaryPassword,
  invitePerson,
  invitePeople,
  listHoldings: listHoldings(holdings, access),
  deactivatePerson: deactivatePerson(holdings),
  activatePerson,
  deletePerson: deletePerson(holdings, access),
  listFormerJobs: listFormerJobs(access),
  restorePerson: restorePerson(access),
});
