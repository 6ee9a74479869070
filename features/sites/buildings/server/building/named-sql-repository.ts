/** SQL: a building `b` with the clock by which its days begin, as a record that belongs to it names it. */
export const buildingJson = `json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone)`;

/** SQL: the area of a building `b`, or null. `$1` is the organization. */
export const areaJson = `(select json_build_object('id', a.id, 'name', a.name) from areas a
  where a.organization_id = $1 and a.id = b.area_id)`;
