import type { Who } from '../seed-company.ts';

export type FileRights = {
  read: readonly Who[];
  /** Who renames, comments, removes and draws; everybody else is refused. */
  write: readonly Who[];
  /** Who only draws, on a picture of their own. */
  draw?: readonly Who[];
  /** Who reads the file once its record is closed; absent where no record of the kind closes. */
  closed?: readonly Who[];
};

const staff = [
  ...(['admin', 'manager', 'area-manager', 'scheduler', 'supervisor', 'day-porter', 'csr'] as const),
  ...(['sales-rep', 'viewer'] as const),
] satisfies Who[];

const everybody = [...staff, 'nobody'] as const;

/** Holders of `canEditFiles`. */
const fileEditors = ['admin', 'manager', 'area-manager', 'scheduler', 'supervisor', 'sales-rep'] as const;

const contractEditors = ['admin', 'manager', 'sales-rep'] as const;

const ofProject = ['admin', 'manager', 'area-manager', 'scheduler', 'csr', 'sales-rep'] as const;

const reporters = ['admin', 'manager', 'area-manager', 'supervisor'] as const;

const night: FileRights = {
  read: [...reporters, 'csr'],
  write: reporters,
  closed: [...reporters, 'csr', 'sales-rep'],
};

const walk = [...reporters, 'scheduler', 'csr'] as const;

const paperOfSite: FileRights = { read: staff, write: fileEditors };

const confidential: FileRights = { read: contractEditors, write: contractEditors };

/** Who may do what with files of each kind of record, by purpose. Whoever is not named may not; of another company nobody may. A new
 * kind of record or purpose needs its line here, and a maker of the same name. */
export const fileRights: Record<string, FileRights> = {
  'action-log-entry attachment': {
    read: [...reporters, 'day-porter', 'csr'],
    write: [...reporters, 'day-porter'],
    closed: [...reporters, 'day-porter', 'csr', 'sales-rep', 'viewer'],
  },
  'building attachment': { read: staff, write: fileEditors },
  'client logo': { read: staff, write: ['admin', 'manager', 'sales-rep'] },
  'client-import-upload sheet': { read: ['admin', 'manager'], write: [] },
  'contract signed': {
    read: [...contractEditors, 'area-manager'],
    write: contractEditors,
    closed: [...contractEditors, 'area-manager'],
  },
  'contract-import-upload sheet': { read: ['admin', 'manager'], write: [] },
  'daily-report attachment': night,
  'daily-report-check attachment': night,
  'daily-report-incident attachment': night,
  'inspection signature': { read: walk, write: [], closed: [...walk, 'sales-rep', 'viewer'] },
  'inspection-answer attachment': {
    read: walk,
    write: reporters,
    closed: [...walk, 'sales-rep', 'viewer'],
  },
  'job-document coi': paperOfSite,
  'job-document contract': confidential,
  'job-document kickoff_notes': paperOfSite,
  'job-document logo': { read: staff, write: ['admin', 'manager', 'area-manager'] },
  'job-document other': paperOfSite,
  'job-document pricing_sheet': confidential,
  'job-document scope_of_work': paperOfSite,
  'job-document stacking_plan': paperOfSite,
  'job-document w9': paperOfSite,
  'job-import-upload sheet': { read: ['admin', 'manager'], write: [] },
  // Of its author, while it can be taken back.
  'note attachment, of a building': { read: staff, write: ['supervisor'] },
  'note attachment, of a job': { read: staff, write: ['supervisor'] },
  'note attachment, of a special project': {
    read: [...ofProject, 'supervisor'],
    write: ['csr'],
    closed: ofProject,
  },
  'note attachment, of a task': { read: staff, write: ['supervisor'], closed: staff },
  'organization logo': { read: everybody, write: ['admin'] },
  'organization org-chart': { read: everybody, write: ['admin'] },
  'people-import-upload sheet': { read: ['admin'], write: [] },
  'proposal paper': { read: ofProject, write: [] },
  'proposal signature': { read: ofProject, write: [] },
  'rent-roll-upload sheet': { read: ['admin', 'manager'], write: [] },
  'site-instruction attachment': { read: staff, write: [] },
  'special-project attachment': {
    read: [...ofProject, 'supervisor'],
    write: fileEditors,
    draw: ['csr'],
    closed: ofProject,
  },
  'task attachment': {
    read: staff,
    // The day porter has made it.
    write: ['admin', 'manager', 'area-manager', 'scheduler', 'supervisor', 'csr', 'day-porter'],
    closed: staff,
  },
  'task resolution': {
    read: staff,
    write: ['admin', 'manager', 'area-manager', 'scheduler', 'supervisor', 'csr'],
    // Taken by a sales rep, who has the task and may not change it.
    draw: ['sales-rep'],
    closed: staff,
  },
  'task signature': { read: staff, write: [], closed: staff },
  'user profile-photo': { read: everybody, write: ['admin', 'supervisor'] },
  'vendor coi': { read: everybody, write: [] },
  'vendor w9': { read: everybody, write: [] },
};
