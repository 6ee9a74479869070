import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobImportMapping } from '../import.ts';
import { type ImportTarget, importTargets } from '../mapping/targets.ts';
import { cleanRow } from './clean-row.ts';

const mapping: JobImportMapping = {
  columns: {},
  existing: 'skip',
  match: 'job_number',
  clear_empty: false,
  client: null,
  create_clients: false,
  statuses: { active: 'active', excess: 'inactive' },
  default_status: 'draft',
  fix_case: true,
  name_from_address_2: true,
};

type Cells = Partial<Record<ImportTarget, string>>;

const good: Cells = {
  job_number: 'CT0013',
  address: '135 HIGH ST',
  city: 'HARTFORD',
  state: 'CT',
  zip: '61031125',
};

const clean = (cells: Cells, options: Partial<JobImportMapping> = {}) =>
  cleanRow((target) => cells[target] ?? '', { ...mapping, ...options });

describe('what a site asks for', () => {
  it.each([
    ['30', 30],
    ['45 days', 45],
    ['Monthly', 30],
    ['Quincenal', 14],
    ['0', 0],
    ['Nunca', 0],
    ['', null],
  ])('inspections said as %j are %j days apart', (text, days) => {
    const { row, faults } = clean({ ...good, inspection_frequency_days: text });
    expect([row.inspection_frequency_days, faults]).toEqual([days, []]);
  });

  it('is a start, reports and logs', () => {
    const said = { service_start_date: '3/1/2026', report_required: 'Sí', winteam_job_number: '4711' };
    expect(clean({ ...good, ...said, action_log_required: 'daily' })).toMatchObject({
      row: {
        service_start_date: '2026-03-01',
        report_required: true,
        action_log_required: true,
        winteam_job_number: '4711',
      },
      warnings: [{ field: 'action_log_required', code: 'import_word_unknown' }],
    });
    expect(clean({ ...good, service_start_date: 'soon' }).faults).toMatchObject([
      { field: 'service_start_date' },
    ]);
  });
});

describe('cleanRow', () => {
  it('makes a site of what the file says and defaults of the rest', () => {
    expect(clean({ ...good, address_2: ' ', status: 'EXCESS', gross_cleanable_sqft: '0' })).toEqual({
      row: expect.objectContaining({
        job_number: 'CT0013',
        job_name: '135 High St, Hartford',
        site_name: '135 High St, Hartford',
        address: '135 High St',
        city: 'Hartford',
        state: 'CT',
        zip: '06103-1125',
        status: 'inactive',
        gross_cleanable_sqft: null,
        lat: null,
      }),
      faults: [],
      warnings: [],
    });
  });

  it('names site and job after each other, then the second line, then the address', () => {
    const named = (cells: Cells, options?: Partial<JobImportMapping>) => {
      const { row } = clean({ ...good, ...cells }, options);
      return [row.job_name, row.site_name];
    };
    expect(named({ job_name: 'Nightly', site_name: 'Tower' })).toEqual(['Nightly', 'Tower']);
    expect(named({ site_name: 'TOWER' })).toEqual(['Tower', 'Tower']);
    expect(named({ job_name: 'Nightly' })).toEqual(['Nightly', 'Nightly']);
    expect(named({ address_2: 'SUITE 100' })).toEqual(['Suite 100', 'Suite 100']);
    expect(named({ address_2: 'SUITE 100' }, { name_from_address_2: false })[0]).toBe(
      '135 High St, Hartford',
    );
  });

  it('cuts only names it derived', () => {
    const long = 'x'.repeat(120);
    const { row, faults } = clean({ ...good, job_name: long });
    expect([row.job_name.length, row.site_name.length, faults]).toEqual([120, 100, []]);
    expect(clean({ ...good, site_name: long }).faults).toEqual([
      { field: 'site_name', code: 'too_long', values: { maximum: 100 } },
    ]);
  });

  it('tells everything that is wrong at once', () => {
    const { faults } = clean({ state: 'Ontario', zip: '12', gross_cleanable_sqft: '100000000' });
    expect(faults.map(({ field, code }) => [field, code])).toEqual(
      expect.arrayContaining([
        ['job_number', 'required'],
        ['address', 'required'],
        ['city', 'required'],
        ['state', 'state_abbreviation'],
        ['zip', 'zip_format'],
        ['gross_cleanable_sqft', 'too_big'],
      ]),
    );
  });

  it('takes the default for a status nobody explained, and says so', () => {
    expect(clean({ ...good, status: 'MOTHBALLED' })).toMatchObject({
      row: { status: 'draft' },
      warnings: [{ field: 'status', code: 'import_status_unknown' }],
    });
    expect(clean({ ...good, status: '' }).warnings).toEqual([]);
    expect(clean({ ...good, status: 'constructor' }).row.status).toBe('draft');
  });

  it('takes no name with angle brackets', () => {
    const { faults } = clean({ ...good, job_name: '<b>Hall</b>', description: 'a < b' });
    expect(faults).toEqual([{ field: 'job_name', code: 'name_brackets' }]);
  });

  it('leaves the case alone where that is wanted', () => {
    expect(clean(good, { fix_case: false }).row.city).toBe('HARTFORD');
  });

  it('cleans a clean row to itself', () => {
    const cells = fc.record(
      Object.fromEntries(importTargets.map((target) => [target, fc.string({ maxLength: 30 })])),
    ) as fc.Arbitrary<Cells>;
    fc.assert(
      fc.property(cells, (given) => {
        const { row } = clean({ ...good, ...given });
        const again = clean(
          Object.fromEntries(
            Object.entries(row).map(([field, value]) => [field, value === null ? '' : String(value)]),
          ),
          { statuses: { draft: 'draft', active: 'active', inactive: 'inactive' } },
        );
        // The second file gives what the first one left to be derived.
        const { given_job_name, given_site_name, given_status, ...fields } = row;
        expect(again.row).toMatchObject(fields);
        expect([given_job_name, given_site_name]).toEqual([
          given_job_name && again.row.given_job_name,
          given_site_name && again.row.given_site_name,
        ]);
        expect(given_status === '' || again.row.given_status !== '').toBe(true);
      }),
    );
  });
});
