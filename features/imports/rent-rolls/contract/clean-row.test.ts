import { describe, expect, it } from 'vitest';
import { cleanRow } from './clean-row.ts';
import type { RentRollTarget } from './mapping.ts';

const mapping = { columns: {}, building_id: 1, vacant_since: '2026-01-01', existing: 'skip' as const };

const clean = (cells: Partial<Record<RentRollTarget, string>>) =>
  cleanRow((target) => cells[target] ?? '', mapping);

describe('a row without a tenant', () => {
  it.each(['', 'Vacant', 'VACANTE', 'Vacant - FF', 'vacant suite', 'Available', 'Disponible'])(
    '%j is a vacancy since the date given for all',
    (tenant_name) => {
      const { row, faults } = clean({ tenant_name, floors: '3' });
      expect([row.tenant_name, row.move_in, faults]).toEqual(['', '2026-01-01', []]);
    },
  );

  it.each([
    [{ tenant_name: 'Vacant FF' }, 'FF'],
    [{ tenant_name: 'Vacante (piso completo)' }, 'FF'],
    [{ tenant_name: 'Vacant', vacancy_kind: 'part floor' }, 'PF'],
    [{ tenant_name: 'Vacant' }, ''],
  ])('%j has the kind %j', (cells, kind) =>
    expect(clean({ floors: '3', ...cells }).row.vacancy_kind).toBe(kind),
  );

  it('needs its floor', () => expect(clean({}).faults).toEqual([{ field: 'floors', code: 'required' }]));
});

describe('a tenant', () => {
  it('may be called like something vacant', () =>
    expect(clean({ tenant_name: 'Vacant Lot Studios' }).row.tenant_name).toBe('Vacant Lot Studios'));

  it('has no beginning where the file says none, and keeps what can be used', () => {
    const { row, faults, warnings } = clean({
      tenant_name: 'Cobalt & Finch',
      sqft: '4,200 sf',
      check_doors: 'Sí',
      contact_email: 'nobody',
      contact_phone: '(303) 555-0147',
    });
    expect(row).toMatchObject({ move_in: null, sqft: 4200, check_doors: true, contact_phone: '3035550147' });
    expect(faults).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['import_email_ignored']);
  });

  it('warns of a word that is neither yes nor no', () =>
    expect(
      clean({ tenant_name: 'Cobalt & Finch', check_doors: 'constructor' }).warnings.map(({ code }) => code),
    ).toEqual(['import_word_unknown']));

  it('does not leave before it comes', () =>
    expect(
      clean({ tenant_name: 'A', move_in: '2/1/2026', move_out: '1/1/2026' }).faults.map(({ code }) => code),
    ).toEqual(['ends_before_begin']));
});
