import type { IncidentKind, ReportStatus } from '#features/nights/daily-reports/contract';

export type DemoReport = {
  /** Place of the site among those that have night cleaning. */
  site: number;
  /** 1 is last night. */
  nightsAgo: number;
  status: ReportStatus;
  comment: string;
  /** The door that was found open, counted from the top. */
  unlocked?: number;
  incident?: { kind: IncidentKind; place: string; description: string };
  absent?: string;
};

const comments = ['', 'All floors done.', 'Quiet night.', 'Elevator 2 out of order, used the stairs.'];

const special: Record<string, Partial<DemoReport>> = {
  '0 1': { status: 'new', comment: '' },
  '0 2': { comment: 'Tenant on 10 was moving boxes until 9 pm.' },
  '0 3': { unlocked: 4 },
  '1 5': {
    incident: {
      kind: 'leak',
      place: 'Restroom, 2nd floor',
      description: 'Water below the left sink. Valve turned off, floor dried.',
    },
  },
  '2 1': { status: 'pending', comment: 'Short of one person.', absent: 'Ivo Lindqvist' },
  '2 4': {
    incident: { kind: 'lights_out', place: 'Loading dock', description: 'Both lamps at the dock are out.' },
  },
  '0 8': { unlocked: 11 },
};

/** Ten nights of each of three sites; of the first one night is missing. */
export const demoReports: readonly DemoReport[] = [0, 1, 2].flatMap((site) =>
  Array.from({ length: 11 }, (_, at): DemoReport => {
    const nightsAgo = at + 1;
    return {
      site,
      nightsAgo,
      status: 'finalized',
      comment: comments[(site + at) % comments.length] ?? '',
      ...special[`${site} ${nightsAgo}`],
    };
  }).filter(({ nightsAgo }) => (site === 0 ? nightsAgo !== 6 : nightsAgo < 11)),
);
