import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Entries, Gather } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { EndingWork, JobWarning, SetupGap } from '../contract/index.ts';

/** A condition of higher features under which a job may be activated. `now` and `zone` say which date it is there. */
export type ActivationGuard = {
  gap: SetupGap;
  isMet: (tenant: Tenant, jobId: number, at: { now: Date; zone: string }) => Promise<boolean>;
  /** Holds what it asks for until the transaction ends, so that nobody takes it away before the job is active. */
  hold?: (tenant: Tenant, jobId: number) => Promise<void>;
};

export type EndingCall = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

/** Work that ends with its job. `count` says how much it is; each number is counted by only one feature. */
export type JobEnding = {
  count: (tenant: Tenant, jobId: number, now: Date) => Promise<Partial<EndingWork>>;
  end: (call: EndingCall, jobId: number, reason: string) => Promise<void>;
};

/** What ends with a service that is made inactive. */
export type ServiceEnding = (
  call: EndingCall,
  service: { jobId: number; serviceId: number },
) => Promise<void>;

export type Staffing = { headcount: number; week_hours: number };

/** People and hours of the active staffing plans of a job, by service id. */
export type LoadStaffing = (tenant: Tenant, jobId: number) => Promise<ReadonlyMap<number, Staffing>>;

/** The ids of those buildings where the job still has work. */
export type LoadBusyBuildings = (
  tenant: Tenant,
  jobId: number,
  buildingIds: readonly number[],
) => Promise<readonly number[]>;

/** The file of the logo of a job; null where it has none. */
export type LoadLogo = (tenant: Tenant, jobId: number) => Promise<number | null>;
/** The number of each warning at a job; a warning that does not apply is left out or 0. */
export type LoadJobWarnings = (
  tenant: Tenant,
  jobId: number,
  at: { now: Date; zone: string },
) => Promise<Partial<Record<JobWarning, number>>>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by what has to exist: `area-manager`. */
    activationGuards: ActivationGuard;
    /** Keyed by what ends: `tasks`. */
    jobEndings: JobEnding;
    /** Keyed by what ends: `staffing-plans`. */
    serviceEndings: ServiceEnding;
    /** Keyed by what plans: `staffing-plans`. */
    serviceStaffing: LoadStaffing;
    /** Keyed by what keeps a job at a building: `tasks`. */
    jobBuildingUses: LoadBusyBuildings;
    /** Keyed by the feature that keeps logos: `job-documents`. */
    jobLogos: LoadLogo;
    /** Keyed by what may be wrong: `keys`. */
    jobWarnings: LoadJobWarnings;
  }
}

export type JobParts = {
  guards: Entries<'activationGuards'>;
  endings: Entries<'jobEndings'>;
  serviceEndings: Entries<'serviceEndings'>;
  staffing: Entries<'serviceStaffing'>;
  buildingUses: Entries<'jobBuildingUses'>;
  logos: Entries<'jobLogos'>;
  warnings: Entries<'jobWarnings'>;
};

export const gatherParts = (gather: Gather): JobParts => ({
  guards: gather('activationGuards'),
  endings: gather('jobEndings'),
  serviceEndings: gather('serviceEndings'),
  staffing: gather('serviceStaffing'),
  buildingUses: gather('jobBuildingUses'),
  logos: gather('jobLogos'),
  warnings: gather('jobWarnings'),
});
