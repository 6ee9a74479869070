import { describe, expect, it } from 'vitest';
import type { JobImportMapping } from '../../contract/index.ts';
import { chooseColumn } from './choose-column.ts';

const mapping: JobImportMapping = {
  columns: { job_number: 'Code', city: 'Town' },
  existing: 'skip',
  match: 'job_number',
  clear_empty: false,
  client: null,
  create_clients: false,
  statuses: { sold: 'draft' },
  default_status: 'active',
  fix_case: true,
  name_from_address_2: true,
};

const column = (name: string, words: string[] = []) => ({ name, samples: [], words });

describe('choosing a column', () => {
  it('takes it from the field it fed before', () => {
    expect(chooseColumn(mapping, 'county', column('Town')).columns).toEqual({
      job_number: 'Code',
      county: 'Town',
    });
  });

  it('can be taken back', () => {
    expect(chooseColumn(mapping, 'city', undefined).columns).toEqual({ job_number: 'Code' });
  });

  it('guesses what the words of a status column mean, without undoing what was chosen', () => {
    const { statuses } = chooseColumn(
      mapping,
      'status',
      column('State of job', ['ACTIVE', 'Excess', 'SOLD']),
    );
    expect(statuses).toEqual({ active: 'active', excess: 'inactive', sold: 'draft' });
  });
});
