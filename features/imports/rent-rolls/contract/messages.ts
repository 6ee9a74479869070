import type { Messages } from '#platform/contract/messages/catalogue';

export const rentRollMessages = {
  en: {
    rent_roll_building_required: 'Choose the building of all rows, or the column that names it.',
    rent_roll_building_missing: 'This row names no building.',
    rent_roll_building_unknown: 'There is no building {name}.',
    rent_roll_building_ambiguous: 'Several buildings match {name}. Add the job number or the name.',
    rent_roll_floor_unknown: '{label} is no floor of this building.',
    rent_roll_floor_unlikely: 'Floor {number} is too high or too low for this building.',
    rent_roll_floors_created: 'Will be added to the building: {floors}.',
    rent_roll_sqft_required: 'A vacancy needs its square feet.',
    rent_roll_floor_deleted: 'The floor of before the import has been deleted.',
  },
  es: {
    rent_roll_building_required: 'Elija el edificio de todas las filas o la columna que lo indica.',
    rent_roll_building_missing: 'Esta fila no indica ningún edificio.',
    rent_roll_building_unknown: 'No existe el edificio {name}.',
    rent_roll_building_ambiguous:
      'Varios edificios coinciden con {name}. Agregue el número de trabajo o el nombre.',
    rent_roll_floor_unknown: '{label} no es un piso de este edificio.',
    rent_roll_floor_unlikely: 'El piso {number} es demasiado alto o bajo para este edificio.',
    rent_roll_floors_created: 'Se agregará al edificio: {floors}.',
    rent_roll_sqft_required: 'Una vacancia necesita sus pies cuadrados.',
    rent_roll_floor_deleted: 'El piso de antes de la importación se eliminó.',
  },
} satisfies Messages;
