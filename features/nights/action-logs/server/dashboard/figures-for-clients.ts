import { figureKeysForClients, type LogFigures } from '../../contract/index.ts';

/** What a client with a login may know: that logs came. Figures of entries would count those that nobody has shown. */
export const figuresForClients = ({ kpis }: LogFigures): LogFigures => ({
  kpis: Object.fromEntries(figureKeysForClients.flatMap((key) => (kpis[key] ? [[key, kpis[key]]] : []))),
  charts: { hours: [], restroom_hours: [], types: [], rooms: [], porters: [] },
  open_requests: [],
});
