import {
  type CleaningResult,
  cleanEmail,
  cleanPhone,
  plainWord,
  type ReadCell,
  RowCleaning,
  yesOrNo,
} from '#features/imports/imports/contract';
import type { RentRollMapping, RentRollTarget } from './mapping.ts';

/** One tenant, or one vacancy. */
export type RentRow = {
  building_name: string;
  job_number: string;
  /** The floors as they are written in the file. */
  floors: string;
  suite: string;
  /** Empty for a vacancy. */
  tenant_name: string;
  /** Null where the file says nothing. */
  sqft: number | null;
  move_in: string | null;
  move_out: string | null;
  /** The kind of a vacancy; empty when the floor decides it. */
  vacancy_kind: '' | 'FF' | 'PF';
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  check_doors: boolean | null;
};

const vacant =
  /^(vacant|vacante|vacancy|vacancia|available|disponible|desocupad[oa]|vaci[oa]|empty|libre)(\s*[-–(:,/].*|\s+(ff|pf|suite|space|unit|office|floor|full.*|part.*|piso.*|local|oficina|completo))?$/;

const kindOf = (words: string): RentRow['vacancy_kind'] => {
  const plain = plainWord(words);
  if (/\bff\b|\b(full|whole|entire|complet[oa]|entero)\b/.test(plain)) return 'FF';
  return /\bpf\b|\b(part|partial|parcial|parte)\b/.test(plain) ? 'PF' : '';
};

const readDoors = (cleaning: RowCleaning<RentRollTarget>): boolean | null => {
  const text = cleaning.plain('check_doors');
  if (text === '') return null;
  const answer = yesOrNo(text);
  if (answer === undefined) cleaning.warn('check_doors', 'import_word_unknown', { text: text.slice(0, 40) });
  return answer ?? true;
};

/** Cleans one row of a rent roll, and reports its errors and warnings. */
export const cleanRow = (
  read: ReadCell<RentRollTarget>,
  mapping: RentRollMapping,
): CleaningResult<RentRow> => {
  const cleaning = new RowCleaning(read, mapping);
  const named = cleaning.text('tenant_name', { limit: 100, name: true });
  const isVacant = named === '' || vacant.test(plainWord(named));
  const row: RentRow = {
    building_name: cleaning.text('building_name', { limit: 100 }),
    job_number: cleaning.text('job_number', { limit: 20 }),
    floors: cleaning.text('floors', { limit: 200 }),
    suite: cleaning.text('suite', { limit: 40 }),
    tenant_name: isVacant ? '' : named,
    sqft: cleaning.count('sqft', 99_999_999),
    move_in: cleaning.date('move_in') ?? (isVacant ? mapping.vacant_since : null),
    move_out: cleaning.date('move_out'),
    vacancy_kind: isVacant ? kindOf(`${named} ${cleaning.plain('vacancy_kind')}`) : '',
    contact_name: isVacant ? null : cleaning.text('contact_name', { limit: 100, name: true }) || null,
    contact_email: isVacant
      ? null
      : cleaning.take('contact_email', cleanEmail(cleaning.plain('contact_email'))),
    contact_phone: isVacant
      ? null
      : cleaning.take('contact_phone', cleanPhone(cleaning.plain('contact_phone'))),
    check_doors: isVacant ? null : readDoors(cleaning),
  };
  if (isVacant && row.floors === '') cleaning.fault('floors', 'required');
  if (row.move_in && row.move_out && row.move_out < row.move_in) {
    cleaning.fault('move_out', 'ends_before_begin');
  }
  if (row.contact_name && !/\p{L}/u.test(row.contact_name)) cleaning.fault('contact_name', 'valid_name');
  return cleaning.result(row);
};
