import { type ImportTarget, importTargets } from '../../contract/index.ts';

const example: Record<ImportTarget, string> = {
  job_number: '1001',
  job_name: 'Main Street Tower',
  site_name: 'Main Street Tower',
  client_name: 'Acme Properties',
  client_account_number: 'ACME-1',
  address: '100 Main St',
  address_2: 'Suite 200',
  city: 'Denver',
  county: 'Denver',
  state: 'CO',
  zip: '80202',
  status: 'active',
  gross_cleanable_sqft: '25000',
  number_of_floors: '4',
  lat: '39.7471',
  lng: '-104.9989',
  area_name: '',
  description: '',
};

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with every header and one example, in the person's language. Headers are recognized in both languages. */
export const templateFile = (headerOf: (target: ImportTarget) => string): string => {
  const lines = [importTargets.map(headerOf), importTargets.map((target) => example[target])];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};

export const download = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
