import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['School', 'Escuela'],
  description: [
    'Classrooms, corridors, cafeteria, gym and restrooms of a school, walked after the evening shift.',
    'Salones, pasillos, cafetería, gimnasio y baños de una escuela, después del turno de la tarde.',
  ],
  inspection_type: 'quality',
  scale: 'five_point',
  target: 85,
  sections: [
    {
      title: ['Entrance and corridors', 'Entrada y pasillos'],
      area: 'corridor',
      weight: 2,
      asks: [
        [
          'Entrance mats and floor are clean and dry',
          'Los tapetes y el piso de la entrada están limpios y secos',
        ],
        [
          'Corridor floors are swept and burnished along the lockers',
          'Los pisos de los pasillos están barridos y pulidos junto a los casilleros',
          { weight: 2 },
        ],
        [
          'Drinking fountains are clean and disinfected',
          'Los bebederos están limpios y desinfectados',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Lockers and walls carry no marks or tape',
          'Los casilleros y las paredes no tienen marcas ni cinta',
        ],
        ['Exits are clear and their doors close', 'Las salidas están libres y sus puertas cierran', critical],
      ],
    },
    {
      title: ['Classrooms', 'Salones'],
      weight: 3,
      repeat: 'per_floor',
      instructions: ['Look at four classrooms on each floor.', 'Revise cuatro salones en cada piso.'],
      asks: [
        [
          'Floor is swept or vacuumed under the desks',
          'El piso está barrido o aspirado bajo los pupitres',
          { weight: 2 },
        ],
        [
          'Student desks are wiped, also their undersides',
          'Los pupitres están limpios, también por debajo',
          { weight: 2 },
        ],
        [
          'Boards and trays are clean where the teacher allows it',
          'Los pizarrones y sus charolas están limpios donde el maestro lo permite',
        ],
        [
          'Handles, switches and pencil sharpener are wiped',
          'Las manijas, los apagadores y el sacapuntas están limpios',
        ],
        ['Trash and recycling are emptied', 'La basura y el reciclaje están vacíos'],
        ['Sills and shelves are free of dust', 'Los marcos de ventana y las repisas no tienen polvo'],
        ['Windows are closed and lights are off', 'Las ventanas están cerradas y las luces apagadas', check],
      ],
    },
    {
      title: ['Restrooms', 'Baños'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Fixtures are clean and disinfected',
          'Los muebles están limpios y desinfectados',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Partitions and walls are free of writing',
          'Las mamparas y las paredes no tienen escritos',
          photoOfFault,
        ],
        [
          'Floor and drains are clean, without odor',
          'El piso y las coladeras están limpios y sin olor',
          { weight: 2 },
        ],
        [
          'Soap, paper and towels are stocked for the morning',
          'Hay jabón, papel y toallas para la mañana',
          check,
        ],
      ],
    },
    {
      title: ['Cafeteria and kitchen', 'Cafetería y cocina'],
      area: 'kitchen',
      weight: 2,
      asks: [
        [
          'Tables and benches are clean on top and below',
          'Las mesas y las bancas están limpias por arriba y por abajo',
          { weight: 2 },
        ],
        ['Floor is free of food and grease', 'El piso no tiene comida ni grasa', { weight: 2 }],
        [
          'Trash is out of the building and bins are washed',
          'La basura está fuera del edificio y los botes lavados',
        ],
        ['There are no signs of pests', 'No hay señales de plagas', critical],
      ],
    },
    {
      title: ['Gym and locker rooms', 'Gimnasio y vestidores'],
      area: 'amenity',
      weight: 2,
      asks: [
        [
          'Gym floor is dust mopped and free of black marks',
          'El piso del gimnasio está sin polvo ni marcas negras',
        ],
        ['Bleachers are swept, also below', 'Las gradas están barridas, también por debajo'],
        [
          'Showers and benches are disinfected',
          'Las regaderas y las bancas están desinfectadas',
          { weight: 2 },
        ],
        ['Mats are wiped with disinfectant', 'Las colchonetas están desinfectadas'],
      ],
    },
    {
      title: ['Offices and nurse', 'Oficinas y enfermería'],
      area: 'office-suite',
      asks: [
        [
          'Nurse room is disinfected, cot and chair included',
          'La enfermería está desinfectada, con camilla y silla',
          { weight: 2 },
        ],
        ['Office desks that are cleared are dusted', 'Los escritorios despejados están sin polvo'],
        ['Keys and alarm were left as agreed', 'Las llaves y la alarma quedaron como se acordó', critical],
        [
          'Chemicals are locked away from students',
          'Los químicos están guardados bajo llave, lejos de los alumnos',
          critical,
        ],
        ['Note for the principal', 'Nota para la dirección', remarks],
      ],
    },
  ],
};
