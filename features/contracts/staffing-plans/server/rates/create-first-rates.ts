import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { RateUnit } from '../../contract/index.ts';
import { createWorkLoadingRate } from './work-loading-rate-actions.ts';

type Example = readonly [en: string, es: string, unit: RateUnit, rate: number];

/** Round figures of our own to begin with, not those of any association. Each says that it is an example, because a company
 * plans with what its own crews need. */
const examples: readonly Example[] = [
  ['Office, nightly service (example)', 'Oficina, limpieza nocturna (ejemplo)', 'sqft_per_hour', 3500],
  [
    'Vacuum carpet between desks (example)',
    'Aspirar alfombra entre escritorios (ejemplo)',
    'sqft_per_hour',
    5000,
  ],
  ['Vacuum open carpet (example)', 'Aspirar alfombra despejada (ejemplo)', 'sqft_per_hour', 9000],
  ['Dust mop hard floor (example)', 'Pasar mopa seca en piso duro (ejemplo)', 'sqft_per_hour', 12_000],
  ['Damp mop hard floor (example)', 'Trapear piso duro (ejemplo)', 'sqft_per_hour', 5000],
  [
    'Scrub floor with a walk-behind machine (example)',
    'Tallar piso con máquina de empuje (ejemplo)',
    'sqft_per_hour',
    15_000,
  ],
  [
    'Restroom, each toilet, urinal or sink (example)',
    'Baño, cada inodoro, urinario o lavabo (ejemplo)',
    'minutes_per_unit',
    3,
  ],
  ['Break room (example)', 'Cocineta o comedor (ejemplo)', 'minutes_per_unit', 12],
  ['Elevator cab (example)', 'Cabina de elevador (ejemplo)', 'minutes_per_unit', 6],
  ['Flight of stairs (example)', 'Tramo de escaleras (ejemplo)', 'minutes_per_unit', 7],
  ['Entrance door of glass (example)', 'Puerta de vidrio de la entrada (ejemplo)', 'minutes_per_unit', 4],
  [
    'Waste basket, empty and reline (example)',
    'Bote de basura, vaciar y poner bolsa (ejemplo)',
    'minutes_per_unit',
    0.5,
  ],
];

export const createFirstRates = async (tenant: Tenant, locale: Locale): Promise<void> => {
  for (const [en, es, unit, rate] of examples) {
    await createWorkLoadingRate(tenant, { name: locale === 'es' ? es : en, unit, rate });
  }
};
