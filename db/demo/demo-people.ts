import type { RoleKey } from '#features/accounts/access/contract';

/** Fictional people of the demo company, at least one for each role. `npm start` prints the logins of the first
 * nine and of billing. */
export type DemoPerson = {
  login: string;
  firstName: string;
  lastName: string;
  title: string;
  role: RoleKey;
  license?: 'viewer';
  locale?: 'es';
  phone: string;
  deactivated?: true;
  /** Logs in with the slug of the company and the employee code. */
  withoutEmail?: true;
};

export const demoPeople: readonly DemoPerson[] = [
  {
    login: 'admin',
    firstName: 'Ada',
    lastName: 'Fernwood',
    title: 'Owner',
    role: 'admin',
    phone: '3035550101',
  },
  {
    login: 'manager',
    firstName: 'Milo',
    lastName: 'Hartsel',
    title: 'Operations Manager',
    role: 'manager',
    phone: '3035550102',
  },
  {
    login: 'area.manager',
    firstName: 'Aria',
    lastName: 'Quillfeather',
    title: 'Area Manager, Front Range',
    role: 'area-manager',
    phone: '3035550103',
  },
  {
    login: 'scheduler',
    firstName: 'Soren',
    lastName: 'Tidewell',
    title: 'Project Scheduler',
    role: 'scheduler',
    phone: '3035550104',
  },
  {
    login: 'supervisor',
    firstName: 'Selma',
    lastName: 'Brightbroom',
    title: 'Night Supervisor',
    role: 'supervisor',
    phone: '3035550105',
  },
  {
    login: 'porter',
    firstName: 'Pablo',
    lastName: 'Cubeta',
    title: 'Day Porter',
    role: 'day-porter',
    locale: 'es',
    phone: '3035550106',
  },
  {
    login: 'csr',
    firstName: 'Clara',
    lastName: 'Ringwell',
    title: 'Customer Service',
    role: 'csr',
    phone: '3035550107',
  },
  {
    login: 'sales',
    firstName: 'Sal',
    lastName: 'Bidmore',
    title: 'Sales Representative',
    role: 'sales-rep',
    phone: '3035550108',
  },
  {
    login: 'viewer',
    firstName: 'Vera',
    lastName: 'Lookwell',
    title: 'Property Manager',
    role: 'viewer',
    license: 'viewer',
    phone: '3035550109',
  },
  {
    login: 'area.manager.midwest',
    firstName: 'Otto',
    lastName: 'Windham',
    title: 'Area Manager, Lake Shore',
    role: 'area-manager',
    phone: '3125550110',
  },
  {
    login: 'supervisor.midwest',
    firstName: 'Nadia',
    lastName: 'Mopsworth',
    title: 'Night Supervisor',
    role: 'supervisor',
    phone: '3125550111',
  },
  {
    login: 'porter.midwest',
    firstName: 'Luz',
    lastName: 'Escobilla',
    title: 'Day Porter',
    role: 'day-porter',
    locale: 'es',
    phone: '3125550112',
  },
  {
    login: 'assistant.manager',
    firstName: 'Theo',
    lastName: 'Sparkleton',
    title: 'Assistant Area Manager',
    role: 'assistant-manager',
    phone: '3035550113',
  },
  {
    login: 'former',
    firstName: 'Gus',
    lastName: 'Goneby',
    title: 'Supervisor',
    role: 'supervisor',
    phone: '3035550114',
    deactivated: true,
  },
  {
    login: 'cleaner.west',
    firstName: 'Rosa',
    lastName: 'Trapero',
    title: 'Cleaner',
    role: 'day-porter',
    locale: 'es',
    phone: '3035550115',
    withoutEmail: true,
  },
  {
    login: 'cleaner.midwest',
    firstName: 'Devon',
    lastName: 'Dustpan',
    title: 'Cleaner',
    role: 'day-porter',
    phone: '3125550116',
    withoutEmail: true,
  },
  {
    login: 'billing',
    firstName: 'Penny',
    lastName: 'Ledgerwell',
    title: 'Billing Clerk',
    role: 'billing',
    phone: '3035550117',
  },
];
