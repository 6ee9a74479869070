import type { serviceTypes } from '#features/sites/jobs/contract';

export type ServiceType = (typeof serviceTypes)[number];

export type DemoService = {
  type: ServiceType;
  name: string;
  days_of_week: number[];
  start_time: string;
  end_time: string;
  headcount: number;
};

const weekdays = [1, 2, 3, 4, 5];

const service = (
  type: ServiceType,
  name: string,
  [start_time, end_time]: readonly [string, string],
  headcount: number,
): DemoService => ({ type, name, days_of_week: weekdays, start_time, end_time, headcount });

const night = service('night-cleaning', 'Night cleaning', ['18:00', '23:00'], 4);
const porter = service('day-porter', 'Day porter', ['08:00', '16:30'], 1);
const day = service('day-cleaning', 'Day cleaning', ['09:00', '13:00'], 2);
const general = { ...service('cleaning', 'Weekend cleaning', ['08:00', '12:00'], 2), days_of_week: [6] };
const windows = { ...service('other', 'Window washing', ['07:00', '10:00'], 2), days_of_week: [3] };

/** Every site is cleaned at night, every other has a porter; some have one of the rarer services besides. */
export const demoServices = (index: number): DemoService[] => [
  night,
  ...(index % 2 === 1 ? [porter] : []),
  ...(index % 10 === 2 ? [day] : []),
  ...(index % 10 === 5 ? [general] : []),
  ...(index % 10 === 8 ? [windows] : []),
];
