import { describe, expect, it } from 'vitest';
import { normalizeHeader } from '#features/imports/imports/contract';
import { guessColumns, synonyms } from './guess-columns.ts';
import { guessStatuses } from './guess-statuses.ts';
import { importTargets } from './targets.ts';

describe('guessColumns', () => {
  it('reads the headers of the federal list', () => {
    const header =
      'Location_Code,Region_Code,Bldg_Address1,Bldg_Address2,Bldg_City,Bldg_County,Bldg_State,Bldg_Zip,' +
      'Congressional_District,Bldg_Status,Property_Type,Bldg_ANSI_Usable,Total_Parking_Spaces,Owned/Leased,' +
      'Construction_Date,Historical_Type,Historical_Status,ABA_Accessibility_Flag ';
    expect(guessColumns(header.split(','))).toEqual({
      job_number: 'Location_Code',
      address: 'Bldg_Address1',
      address_2: 'Bldg_Address2',
      city: 'Bldg_City',
      county: 'Bldg_County',
      state: 'Bldg_State',
      zip: 'Bldg_Zip',
      status: 'Bldg_Status',
      gross_cleanable_sqft: 'Bldg_ANSI_Usable',
    });
  });

  it('reads Spanish headers', () => {
    const header =
      'Número de trabajo;Nombre del sitio;Cliente;Número de cuenta;Dirección;Ciudad;Condado;Estado;Código postal;Estatus;' +
      'Pies cuadrados;Pisos;Latitud;Longitud;Territorio;Notas';
    expect(guessColumns(header.split(';'))).toEqual({
      job_number: 'Número de trabajo',
      site_name: 'Nombre del sitio',
      client_name: 'Cliente',
      client_account_number: 'Número de cuenta',
      address: 'Dirección',
      city: 'Ciudad',
      county: 'Condado',
      state: 'Estado',
      zip: 'Código postal',
      status: 'Estatus',
      gross_cleanable_sqft: 'Pies cuadrados',
      number_of_floors: 'Pisos',
      lat: 'Latitud',
      lng: 'Longitud',
      area_name: 'Territorio',
      description: 'Notas',
    });
  });

  it.each([
    [
      ['ZIP+4', 'St', 'Street', 'Town', 'Job #'],
      { zip: 'ZIP+4', state: 'St', address: 'Street', city: 'Town', job_number: 'Job #' },
    ],
    [['jobNumber', 'siteName'], { job_number: 'jobNumber', site_name: 'siteName' }],
    [['Site', 'Site Name'], { site_name: 'Site Name' }],
    [
      ['Site #', 'Site', 'Start Date'],
      { job_number: 'Site #', site_name: 'Site', service_start_date: 'Start Date' },
    ],
    [['Ciudad del edificio'], { city: 'Ciudad del edificio' }],
    [['Favourite colour', '#2', ''], {}],
  ])('reads %j', (names, guessed) => expect(guessColumns(names)).toEqual(guessed));

  it('gives each column to one field, and each field one column', () => {
    const names = importTargets.flatMap((target) => synonyms[target].split(','));
    const used = Object.values(guessColumns(names));
    expect(new Set(used).size).toBe(used.length);
    expect(used.length).toBe(importTargets.length);
  });

  it.each([
    ['Site No.', 'site number'],
    ['Emp #', 'emp number'],
    ['N.º de sitio', 'numero de sitio'],
    ['Nº del sitio', 'numero de sitio'],
    ['N° del sitio', 'numero de sitio'],
    ['Núm. de la propiedad', 'numero de propiedad'],
    ['No.', 'numero'],
    ['Nombre', 'nombre'],
  ])('reads %s as %s', (header, words) => {
    expect(normalizeHeader(header)).toBe(words);
  });

  it('knows every synonym as it is looked up', () => {
    for (const target of importTargets) {
      for (const words of synonyms[target].split(',')) expect(normalizeHeader(words)).toBe(words);
    }
  });
});

describe('guessStatuses', () => {
  it('knows the words for active and for what is over', () => {
    expect(
      guessStatuses(['ACTIVE', 'EXCESS', 'DECOMMISSIONED', 'Cerrado', 'Borrador', 'Sí', 'Mothballed']),
    ).toEqual({
      active: 'active',
      excess: 'inactive',
      decommissioned: 'inactive',
      cerrado: 'inactive',
      borrador: 'draft',
      si: 'active',
    });
  });
});
