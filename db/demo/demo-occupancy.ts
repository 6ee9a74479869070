import type { BuildingTenantFields, VacancyFields } from '#features/sites/buildings/contract';

type Floor = { id: number; sqft: number };

type Occupancy = {
  tenants: (Pick<BuildingTenantFields, 'name' | 'suite' | 'floor_ids' | 'sqft' | 'color'> & {
    move_in: string;
    move_out: string | null;
  })[];
  vacancies: VacancyFields[];
};

const names = [
  'Pinwheel Insurance',
  'Quillfeather Legal',
  'Sandpiper Analytics',
  'Tin Lantern Studio',
  'Umberfield Accounting',
  'Velvet Acorn Travel',
  'Windmill Pediatrics',
  'Yellow Kite Software',
  'Zephyr & Moss Architects',
  'Applecart Staffing',
  'Bluegate Realty',
  'Corkscrew Labs',
  'Dandelion Dental',
  'Everbright Loans',
  'Foxglove Marketing',
  'Gingham Textiles',
  'Hollyhock Foundation',
  'Inkwell Publishing',
  'Jackdaw Security Systems',
  'Kettle Creek Energy',
];

const usualColors = ['blue', 'gold', 'green', 'orange', 'purple', 'turquoise', 'silver', 'red'] as const;

/** Floors of a building, with areas that add up to its own. */
export const floorAreas = (sqft: number, floors: number): number[] =>
  Array.from(
    { length: floors },
    (_, nth) => Math.floor((sqft * (nth + 1)) / floors) - Math.floor((sqft * nth) / floors),
  );

/** Floors of the tower: one is vacant as a whole, one in part. Together an eighth of the building is vacant. */
const fullFloor = 8;
const partFloor = 4;

/** The tenants and vacancies of a building of the demo, the same at every call. A tower has 18 tenants and is vacant by an
 * eighth; smaller buildings have a tenant or two on each floor. One tenant has moved out. */
export const demoOccupancy = (floors: readonly Floor[], look: number): Occupancy => {
  const isTower = floors.length >= 12;
  const tenants: Occupancy['tenants'] = [];
  const vacancies: Occupancy['vacancies'] = [];
  const vacant = (floor_id: number, sqft: number, kind: 'FF' | 'PF') =>
    vacancies.push({ floor_id, sqft, kind, from: '2026-04-01', to: null, notice_date: '2026-02-15' });
  const rent = ({ id }: Floor, level: number, sqft: number, move_out: string | null = null) => {
    const nth = tenants.length;
    tenants.push({
      name: names[(look * 7 + nth) % names.length] ?? '',
      suite: String((level + 1) * 100 + (nth % 4) * 10),
      floor_ids: [id],
      sqft,
      color: usualColors[(look + nth) % usualColors.length] ?? 'blue',
      move_in: `20${18 + (nth % 7)}-0${1 + (nth % 9)}-01`,
      move_out,
    });
  };
  const whole = floors.reduce((sum, { sqft }) => sum + sqft, 0);
  const partOfTower = whole / 8 - (floors[fullFloor]?.sqft ?? 0);
  for (const [level, floor] of floors.entries()) {
    if (isTower && level === fullFloor) {
      vacant(floor.id, floor.sqft, 'FF');
      rent(floor, level, floor.sqft, '2026-03-31');
      continue;
    }
    const isPart = isTower ? level === partFloor : (look + level) % 5 === 3;
    const free = isPart ? (isTower ? partOfTower : Math.round(floor.sqft * 0.3)) : 0;
    if (isPart) vacant(floor.id, free, 'PF');
    const rest = floor.sqft - free;
    const isShared = level % 5 < 3 && level < floors.length - 1;
    const first = isShared ? Math.round(rest * 0.6) : rest;
    rent(floor, level, first);
    if (isShared) rent(floor, level, rest - first);
  }
  return { tenants, vacancies };
};
