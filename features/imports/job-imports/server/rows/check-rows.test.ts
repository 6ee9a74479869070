import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CleanTableRow } from '#features/imports/imports/server';
import type { JobOfFile } from '#features/sites/jobs/server';
import { countRows } from '../../../imports/server/testing.ts';
import type { CleanedRow } from '../../contract/index.ts';
import { checkRows } from './check-rows.ts';
import type { Facts } from './facts.ts';

const facts: Facts = {
  numbers: new Map([['OLD', 'Old Tower']]),
  match: 'job_number',
  keyed: new Map(),
  existing: new Map(),
  changedBuildings: new Set(),
  managersOf: new Map(),
  addresses: new Set(['1 known st|80202']),
  clients: { byAccount: new Map([['A-1', 11]]), byName: new Map([['acme', 11]]), hidden: new Set() },
  areas: new Map([['west', 5]]),
  managerOf: (name) => (name === 'dana@example.test' ? 9 : 'import_manager_unknown'),
  defaultClient: 7,
  createClients: false,
  contacts: true,
  locate: ({ zip }) => ({
    lat: zip === '99999' ? null : 39.7,
    lng: zip === '99999' ? null : -105,
    location_approximate: true,
    time_zone: 'America/Denver',
  }),
  stateOfZip: (zip) => (zip === '80202' ? 'CO' : undefined),
};

const row = (
  line: number,
  given: Partial<CleanedRow> = {},
  faults: CleanTableRow['faults'] = [],
): CleanTableRow<CleanedRow> => ({
  line,
  cells: [],
  faults,
  warnings: [],
  row: {
    job_number: `J${line}`,
    job_name: 'Job',
    site_name: 'Site',
    client_name: '',
    client_account_number: '',
    address: `${line} Elm St`,
    address_2: '',
    city: 'Denver',
    county: '',
    state: 'CO',
    zip: '80202',
    status: 'active',
    gross_cleanable_sqft: null,
    number_of_floors: null,
    service_start_date: null,
    inspection_frequency_days: null,
    report_required: null,
    action_log_required: null,
    given_job_name: '',
    given_site_name: '',
    given_status: '',
    service_type: '',
    service_days: '',
    contact_name: '',
    contact_email: null,
    contact_phone: null,
    winteam_job_number: null,
    lat: null,
    lng: null,
    area_name: '',
    area_manager: '',
    description: '',
    ...given,
  },
});

const ends = (rows: CleanTableRow<CleanedRow>[], given: Partial<Facts> = {}) =>
  checkRows(rows, { ...facts, ...given }).map(({ outcome, reasons, warnings }) => [
    outcome,
    ...[...reasons, ...warnings].map(({ code }) => code),
  ]);

describe('checkRows', () => {
  it('lets the first of two rows with one number win, of those that can be created', () => {
    const wrong = [{ field: 'zip', code: 'zip_format' }];
    const rows = [
      row(2, { job_number: 'A' }, wrong),
      row(3, { job_number: 'A' }),
      row(4, { job_number: 'A' }),
      row(5, { job_number: 'OLD' }),
    ];
    expect(ends(rows)).toEqual([
      ['invalid', 'zip_format'],
      ['created'],
      ['duplicate', 'import_number_in_file'],
      ['duplicate', 'import_number_in_use'],
    ]);
    const [, , twin, old] = checkRows(rows, facts);
    expect(twin?.reasons[0]?.values).toEqual({ line: 3 });
    expect(old?.reasons[0]?.values).toEqual({ name: 'Old Tower' });
  });

  it('only warns of an address that is there already, in the file or in the organization', () => {
    const address = '9 Oak St';
    expect(
      ends([row(2, { address }), row(3, { address: '9 OAK ST' }), row(4, { address: '1 Known St' })]),
    ).toEqual([['created'], ['created', 'import_same_address_in_file'], ['created', 'import_same_address']]);
  });

  it('warns of places and areas nobody knows', () => {
    expect(
      ends([
        row(2, { zip: '99999' }),
        row(3, { state: 'TX' }),
        row(4, { area_name: 'North' }),
        row(5, { area_name: 'WEST' }),
      ]),
    ).toEqual([
      ['created', 'import_place_unknown'],
      ['created', 'import_zip_elsewhere'],
      ['created', 'import_area_unknown'],
      ['created'],
    ]);
  });

  it('makes no second client of a number that belongs to one out of scope', () => {
    const hidden = { byAccount: new Map(), byName: new Map(), hidden: new Set(['A-1']) };
    const rows = [
      row(2, { client_name: 'Acme', client_account_number: 'A-1' }),
      row(3, { client_name: 'Acme' }),
    ];
    const made = checkRows(rows, { ...facts, clients: hidden, createClients: true });
    expect(made.map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
      ['invalid', 'import_client_unknown'],
      ['created', undefined],
    ]);
  });

  it('finds the client a row names, and refuses an unknown one unless it may be made', () => {
    const rows = [
      row(2, { client_account_number: 'A-1' }),
      row(3, { client_name: 'ACME' }),
      row(4, { client_name: 'Other' }),
      row(5),
      row(6, { client_account_number: 'B-9' }),
    ];
    expect(ends(rows).map(([outcome]) => outcome)).toEqual([
      'created',
      'created',
      'invalid',
      'created',
      'invalid',
    ]);
    const made = checkRows(rows, { ...facts, createClients: true, defaultClient: null });
    expect(
      made.map((checked) => (checked.outcome === 'created' ? checked.client : checked.reasons[0]?.code)),
    ).toEqual([
      { id: 11 },
      { id: 11 },
      { name: 'Other', accountNumber: '' },
      'import_client_missing',
      'import_client_unknown',
    ]);
  });

  it('loses no row and creates no number twice', () => {
    const rows = fc.array(
      fc.record({
        job_number: fc.constantFrom('A', 'B', 'C', 'OLD'),
        client_name: fc.constantFrom('', 'Acme', 'Nobody'),
        address: fc.constantFrom('1 Known St', '2 St'),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const checked = checkRows(
          given.map((values, at) => row(at + 2, values)),
          facts,
        );
        expect(checked.map(({ line }) => line)).toEqual(given.map((_, at) => at + 2));
        const counts = countRows(checked, false);
        expect(counts.created + counts.duplicate + counts.invalid).toBe(given.length);
        const numbers = checked
          .filter(({ outcome }) => outcome === 'created')
          .map((each) => each.row.job_number);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const each of checked) expect(each.reasons.length > 0).toBe(each.outcome !== 'created');
      }),
    );
  });
});

describe('rows of sites that exist', () => {
  const job = (id: number, job_number: string): JobOfFile => ({
    id,
    job_number,
    job_name: 'Job',
    client_id: 7,
    status: 'active',
    description: '',
    service_start_date: null,
    inspection_frequency_days: 30,
    report_required: false,
    action_log_required: false,
    winteam_job_number: null,
    buildings: [
      {
        id: 50,
        name: 'Site',
        address: '1 Elm St',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        address_2: null,
        county: null,
        lat: null,
        lng: null,
        area_name: 'West',
        gross_cleanable_sqft: null,
        number_of_floors: null,
      },
    ],
  });

  it('change a building once, even where two jobs are done there', () => {
    const existing = new Map([
      [1, job(1, 'A')],
      [2, job(2, 'B')],
    ]);
    const keyed = new Map([
      ['A', new Set([1])],
      ['B', new Set([2])],
    ]);
    const given = { address: '', given_site_name: 'New', gross_cleanable_sqft: 5 };
    const rows = [
      row(2, { ...given, job_number: 'A' }),
      row(3, { ...given, job_number: 'B' }),
      row(4, { ...given, job_number: 'B', description: 'x' }),
    ];
    const [first, second, third] = checkRows(rows, { ...facts, keyed, existing });
    expect(first).toMatchObject({
      outcome: 'updated',
      change: { job: null, building: { id: 50, after: { name: 'New', gross_cleanable_sqft: 5 } } },
    });
    expect([second?.outcome, third?.outcome]).toEqual(['duplicate', 'duplicate']);
    expect(second?.reasons[0]?.code).toBe('import_exists_kept');
    expect(second?.warnings).toEqual(
      ['site_name', 'gross_cleanable_sqft'].map((field) => ({ field, code: 'import_building_claimed' })),
    );
    expect(third?.reasons[0]?.code).toBe('import_number_in_file');
  });

  it('name what differs and is not changed', () => {
    const existing = new Map([[1, job(1, 'A')]]);
    const remarks = (given: Partial<CleanedRow>) =>
      checkRows([row(2, { job_number: 'A', address: '', ...given })], {
        ...facts,
        keyed: new Map([['A', new Set([1])]]),
        existing,
        managersOf: new Map([[1, new Set([9])]]),
      }).map(({ reasons, warnings }) => [
        ...reasons.map(({ code }) => code),
        ...warnings.map(({ field }) => field),
      ]);
    expect(remarks({ area_name: 'west', area_manager: 'dana@example.test' })).toEqual([
      ['import_exists_same'],
    ]);
    const other = { address_2: 'Floor 2', county: 'Denver', lat: 39.7, lng: -105, area_name: 'East' };
    expect(remarks({ ...other, client_name: 'Other', area_manager: 'Somebody' })).toEqual([
      [
        'import_exists_kept',
        ...['address_2', 'county', 'lat', 'lng', 'area_name', 'client_name', 'area_manager'],
      ],
    ]);
  });
});
