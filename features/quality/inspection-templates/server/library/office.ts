import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Office building', 'Edificio de oficinas'],
  description: [
    'Monthly quality walk through an office building: entrance, suites, restrooms, kitchens and back of house.',
    'Recorrido mensual de calidad por un edificio de oficinas: entrada, oficinas, baños, cocinas y áreas de servicio.',
  ],
  inspection_type: 'quality',
  scale: 'five_point',
  target: 85,
  sections: [
    {
      title: ['Lobby and entrance', 'Vestíbulo y entrada'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Entrance glass and frames are free of fingerprints and streaks',
          'Los vidrios y marcos de la entrada no tienen huellas ni marcas',
          photoOfFault,
        ],
        [
          'Hard floor is clean, dry and evenly bright',
          'El piso duro está limpio, seco y con brillo parejo',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Entry mats lie flat and are vacuumed to the edges',
          'Los tapetes de la entrada están planos y aspirados hasta los bordes',
        ],
        [
          'Reception desk and seating are dusted and tidy',
          'La recepción y los asientos están sin polvo y ordenados',
        ],
        [
          'Trash and recycling bins are emptied and wiped',
          'Los botes de basura y reciclaje están vacíos y limpios por fuera',
        ],
      ],
    },
    {
      title: ['Elevators and stairs', 'Elevadores y escaleras'],
      area: 'elevator',
      asks: [
        [
          'Elevator panels and doors are free of smudges',
          'Los paneles y las puertas de los elevadores no tienen manchas',
        ],
        ['Door tracks hold no dirt or debris', 'Los rieles de las puertas no tienen tierra ni residuos'],
        [
          'Stairs and landings are swept, handrails wiped',
          'Las escaleras y los descansos están barridos y los pasamanos limpios',
        ],
        ['Nothing blocks the stairs or an exit', 'Nada bloquea las escaleras ni las salidas', critical],
      ],
    },
    {
      title: ['Office suites', 'Oficinas'],
      area: 'office-suite',
      weight: 3,
      repeat: 'per_floor',
      instructions: [
        'Walk at least ten workstations on each floor, near and far from the door.',
        'Recorra al menos diez estaciones de trabajo en cada piso, cerca y lejos de la puerta.',
      ],
      asks: [
        [
          'Carpet is vacuumed under desks and along the walls',
          'La alfombra está aspirada bajo los escritorios y junto a las paredes',
          { weight: 2 },
        ],
        ['Carpet shows no new spots or gum', 'La alfombra no tiene manchas nuevas ni chicle', photoOfFault],
        [
          'Cleared desks and shelves are free of dust',
          'Los escritorios despejados y las repisas no tienen polvo',
        ],
        [
          'Waste baskets are emptied and have a clean liner',
          'Los cestos están vacíos y tienen bolsa limpia',
          { weight: 2 },
        ],
        [
          'Interior glass and door plates are clean',
          'Los vidrios interiores y las placas de las puertas están limpios',
        ],
        [
          'Vents, sills and high ledges are dusted',
          'Las rejillas, los marcos de ventana y las repisas altas están sin polvo',
        ],
        [
          'Lights and doors were left as the tenant asked',
          'Las luces y las puertas quedaron como lo pidió el inquilino',
          check,
        ],
      ],
    },
    {
      title: ['Conference rooms', 'Salas de juntas'],
      area: 'conference-room',
      asks: [
        ['Tables are wiped and free of rings', 'Las mesas están limpias y sin marcas de vasos'],
        [
          'Chairs are in order and their seats are clean',
          'Las sillas están acomodadas y con los asientos limpios',
        ],
        [
          'White boards are cleaned where the tenant allows it',
          'Los pizarrones están limpios donde el inquilino lo permite',
        ],
      ],
    },
    {
      title: ['Restrooms', 'Baños'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_floor',
      asks: [
        [
          'Toilets and urinals are clean inside, outside and below',
          'Los inodoros y urinarios están limpios por dentro, por fuera y por debajo',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Sinks, faucets and counters are clean and dry',
          'Los lavabos, las llaves y las cubiertas están limpios y secos',
          { weight: 2 },
        ],
        ['Mirrors are free of spots and streaks', 'Los espejos no tienen manchas ni marcas'],
        [
          'Floor is clean to the corners and behind the fixtures',
          'El piso está limpio hasta las esquinas y detrás de los muebles',
          { weight: 2 },
        ],
        ['Soap, paper and liners are stocked', 'Hay jabón, papel y bolsas suficientes', check],
        ['The room smells fresh', 'El baño no tiene malos olores'],
      ],
    },
    {
      title: ['Kitchens and back of house', 'Cocinas y áreas de servicio'],
      area: 'kitchen',
      asks: [
        [
          'Kitchen counters, sinks and tables are clean',
          'Las cubiertas, los fregaderos y las mesas de la cocina están limpios',
        ],
        [
          'Microwave and refrigerator are clean outside',
          'El microondas y el refrigerador están limpios por fuera',
        ],
        [
          'Janitor closet is orderly, tools are clean and hung',
          'El cuarto de limpieza está ordenado y el equipo limpio y colgado',
        ],
        ['Every chemical bottle carries its label', 'Cada botella de químico tiene su etiqueta', critical],
      ],
    },
    {
      title: ['Closing', 'Cierre'],
      weight: 0,
      asks: [
        [
          'Photo that shows the building at its best today',
          'Foto que muestre lo mejor del edificio hoy',
          { response_type: 'photo', required: false },
        ],
        ['What should the crew know first?', '¿Qué debe saber primero el equipo?', remarks],
      ],
    },
  ],
};
