/** As the list of tasks names the filters of the figures. */
const names: Readonly<Record<string, string>> = {
  client: 'client_id',
  area: 'area_id',
  building: 'building_id',
  job: 'job_id',
};

export const namesOfTasks = (narrowed: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(narrowed).flatMap(([name, id]) => {
      const other = names[name];
      return other ? [[other, id]] : [];
    }),
  );
