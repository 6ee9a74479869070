import type { LogFigures } from '../../contract/index.ts';

/** What a client with a login may know: that logs came. Figures of entries would count those that nobody has shown. */
export const figuresForClients = ({ kpis }: LogFigures): LogFigures => {
  const { logs, finalized_rate, coverage } = kpis;
  return {
    kpis: { ...(logs && { logs }), ...(finalized_rate && { finalized_rate }), ...(coverage && { coverage }) },
    charts: { hours: [], restroom_hours: [], types: [], rooms: [], porters: [] },
    open_requests: [],
  };
};
