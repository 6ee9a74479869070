import { parseArgs } from 'node:util';

const groups = ['http', 'server', 'import', 'growth', 'first-load', 'browser'];

/** `npm run bench -- --tasks 1000000` */
export const readOptions = () => {
  const { values } = parseArgs({
    options: {
      tasks: { type: 'string', default: '200000' },
      sites: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '2' },
      passes: { type: 'string', default: '9' },
      clients: { type: 'string', default: '8' },
      /** Job sites in the list, and on the map, of the browser's group: filling in many takes minutes. */
      rows: { type: 'string', default: '10000' },
      pins: { type: 'string', default: '50000' },
      /** Only this group: http, server, import, growth, first-load or browser; otherwise the work against pgbench of this name. */
      only: { type: 'string', default: '' },
      /** A directory for the CPU profile of the server, read with the developer tools of a browser. */
      profile: { type: 'string' },
    },
  });
  const isGroup = groups.includes(values.only);
  return {
    groups: isGroup ? [values.only] : values.only ? ['http'] : [],
    tasks: Number(values.tasks),
    sites: Number(values.sites),
    rows: Number(values.rows),
    pins: Number(values.pins),
    seconds: Number(values.seconds),
    passes: Number(values.passes),
    clients: Number(values.clients),
    only: isGroup ? '' : values.only,
    profile: values.profile,
  };
};

export type Options = ReturnType<typeof readOptions>;
