import { parseArgs } from 'node:util';

const groups = [
  'http',
  'server',
  'import',
  'bulk',
  'growth',
  'first-load',
  'offline-ready',
  'walk',
  'browser',
  'lighthouse',
];

/** `npm run bench -- --tasks 1000000` */
export const readOptions = () => {
  const { values } = parseArgs({
    options: {
      tasks: { type: 'string', default: '200000' },
      sites: { type: 'string', default: '5000' },
      /** The number of keys of the biggest company. The numbers of its other records follow from it (fill-records.ts). */
      records: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '2' },
      passes: { type: 'string', default: '9' },
      clients: { type: 'string', default: '8' },
      /** Job sites in the list and on the map of the browser group. Filling in many takes minutes. */
      rows: { type: 'string', default: '10000' },
      pins: { type: 'string', default: '50000' },
      /** Runs one of the groups above. Any other name picks the comparison with pgbench of that name. */
      only: { type: 'string', default: '' },
      /** Runs only the measurements of `growth` that have this in their name. */
      work: { type: 'string', default: '' },
      /** Directory for a CPU profile of the server; the developer tools of a browser can open it. */
      profile: { type: 'string' },
    },
  });
  const isGroup = groups.includes(values.only);
  return {
    groups: isGroup ? [values.only] : values.only ? ['http'] : [],
    tasks: Number(values.tasks),
    sites: Number(values.sites),
    records: Number(values.records),
    rows: Number(values.rows),
    pins: Number(values.pins),
    seconds: Number(values.seconds),
    passes: Number(values.passes),
    clients: Number(values.clients),
    only: isGroup ? '' : values.only,
    work: values.work,
    profile: values.profile,
  };
};

export type Options = ReturnType<typeof readOptions>;
