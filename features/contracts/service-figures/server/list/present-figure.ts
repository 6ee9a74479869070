import { daysLeftOn, noticeOf, statusOn } from '#features/contracts/contracts/contract';
import type { ServiceFigure } from '../../contract/index.ts';
import type { FigureRow } from './figure-rows-repository.ts';

const moneyOf = ({ net_cents: cents, margin, labor_share }: FigureRow): ServiceFigure['money'] =>
  cents === null ? null : { value: (12 * cents) / 100, net: cents / 100, margin, labor_share };

export const presentFigure = (row: FigureRow, today: string): ServiceFigure => ({
  id: row.id,
  number: row.number,
  service: row.service,
  job: row.job,
  client: row.client,
  buildings: row.buildings,
  areas: row.areas,
  managers: row.managers,
  start_date: row.start_date,
  termination_date: row.termination_date,
  days_left: daysLeftOn(row, today),
  has_begun: statusOn(row, today) === 'active',
  renewal: row.status === 'terminated' ? null : noticeOf(row),
  money: moneyOf(row),
  room: row.room,
});
