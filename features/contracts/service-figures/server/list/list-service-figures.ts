import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { serviceFigureEndpoints } from '../../contract/index.ts';
import { listFigureRows } from './figure-list-repository.ts';
import { presentFigure } from './present-figure.ts';
import { readingOf } from './reading-of.ts';

type Call = SignedInCall<(typeof serviceFigureEndpoints)['listServiceFigures']>;

export const listServiceFigures = async (call: Call) => {
  const reading = readingOf(call);
  const page = await listFigureRows(call.tenant, call.query, reading);
  return presentPage(page, (row) => presentFigure(row, reading.today));
};
