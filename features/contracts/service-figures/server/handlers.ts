import type { Handlers } from '#platform/server/http/call';
import type { serviceFigureEndpoints } from '../contract/index.ts';
import { exportServiceFigures } from './list/export-service-figures.ts';
import { listServiceFigures } from './list/list-service-figures.ts';
import { readingOf } from './list/reading-of.ts';
import { listGroupRows } from './sums/figure-groups-repository.ts';
import { sumFigures } from './sums/figure-sum-repository.ts';

export const serviceFigureHandlers: Handlers<typeof serviceFigureEndpoints> = {
  listServiceFigures,
  sumServiceFigures: (call) => sumFigures(call.tenant, readingOf(call), call.query),
  listFigureGroups: (call) => listGroupRows(call.tenant, call.query, readingOf(call)),
  exportServiceFigures,
};
