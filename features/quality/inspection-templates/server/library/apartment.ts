import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Apartment common areas', 'Áreas comunes de departamentos'],
  description: [
    'What residents share: lobby, mail room, corridors, stairs, elevators, laundry, trash rooms, amenities and the outside.',
    'Lo que comparten los residentes: vestíbulo, correo, pasillos, escaleras, elevadores, lavandería, basura, amenidades y exterior.',
  ],
  inspection_type: 'quality',
  scale: 'five_point',
  target: 85,
  sections: [
    {
      title: ['Lobby and mail room', 'Vestíbulo y cuarto de correo'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Entrance glass, call panel and handles are free of fingerprints',
          'Los vidrios, el interfón y las manijas de la entrada no tienen huellas',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Lobby floor and mats are free of sand, salt and spots',
          'El piso y los tapetes del vestíbulo no tienen arena, sal ni manchas',
          { weight: 2 },
        ],
        [
          'Furniture and decoration are dusted and in place',
          'Los muebles y adornos están sin polvo y en su lugar',
        ],
        [
          'Mailboxes and parcel shelves are wiped, old flyers removed',
          'Los buzones y las repisas de paquetes están limpios y sin volantes viejos',
        ],
        ['Mail room bin is not overflowing', 'El bote del cuarto de correo no se desborda', check],
      ],
    },
    {
      title: ['Corridors and stairwells', 'Pasillos y escaleras'],
      area: 'corridor',
      weight: 2,
      repeat: 'per_floor',
      asks: [
        [
          'Corridor carpet or floor is clean to the baseboards',
          'La alfombra o el piso del pasillo está limpio hasta los zoclos',
          { weight: 2 },
        ],
        [
          'Walls, door frames and switches carry no marks',
          'Las paredes, los marcos y los apagadores no tienen marcas',
        ],
        [
          'Light fixtures and vents hold no dust or insects',
          'Las lámparas y rejillas no tienen polvo ni insectos',
        ],
        [
          'Stairs and landings are swept, handrails wiped',
          'Las escaleras y los descansos están barridos y los pasamanos limpios',
          { weight: 2 },
        ],
        [
          'Stairwell is free of bags, spills and odor',
          'En las escaleras no hay bolsas, derrames ni mal olor',
          photoOfFault,
        ],
        [
          'No bikes, strollers or boxes block stairs and exits',
          'No hay bicicletas, carriolas ni cajas que bloqueen escaleras o salidas',
          critical,
        ],
      ],
    },
    {
      title: ['Elevators', 'Elevadores'],
      area: 'elevator',
      asks: [
        [
          'Cab walls, panels and doors are free of smudges',
          'Las paredes, los paneles y las puertas de la cabina no tienen manchas',
        ],
        ['Cab floor is free of spots and litter', 'El piso de la cabina no tiene manchas ni basura'],
        ['Door tracks hold no dirt or debris', 'Los rieles de las puertas no tienen tierra ni residuos'],
      ],
    },
    {
      title: ['Laundry and trash rooms', 'Lavandería y cuartos de basura'],
      weight: 3,
      asks: [
        [
          'Washers and dryers are wiped outside and free of soap',
          'Las lavadoras y secadoras están limpias por fuera y sin restos de jabón',
        ],
        [
          'No lint lies on dryers, on vents or behind machines',
          'No hay pelusa en las secadoras, en las rejillas ni detrás de las máquinas',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Laundry sink, tables and floor are clean',
          'La tarja, las mesas y el piso de la lavandería están limpios',
        ],
        [
          'Chute doors close and are free of drips',
          'Las puertas del ducto de basura cierran y no tienen escurrimientos',
          { weight: 2 },
        ],
        [
          'Trash room floor and walls are washed, without odor',
          'El piso y las paredes del cuarto de basura están lavados y sin mal olor',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Trash and recycling stay in their containers',
          'La basura y el reciclaje están dentro de sus contenedores',
          check,
        ],
        ['There are no signs of pests', 'No hay señales de plagas', critical],
      ],
    },
    {
      title: ['Amenities', 'Amenidades'],
      area: 'amenity',
      weight: 2,
      repeat: 'per_common_area',
      asks: [
        ['Tables, seats and equipment are wiped', 'Las mesas, asientos y aparatos están limpios'],
        [
          'Floor is free of spots and litter to the corners',
          'El piso no tiene manchas ni basura hasta las esquinas',
          { weight: 2 },
        ],
        ['Glass and mirrors are free of fingerprints', 'Los vidrios y espejos no tienen huellas'],
        [
          'Its restroom is clean, with soap and paper',
          'Su baño está limpio y tiene jabón y papel',
          { weight: 2 },
        ],
      ],
    },
    {
      title: ['Exterior and remarks', 'Exterior y observaciones'],
      area: 'exterior',
      asks: [
        [
          'Walks, planters and lawn edges are free of litter',
          'Las banquetas, jardineras y orillas del pasto no tienen basura',
        ],
        ['Pet areas hold no waste and have bags', 'Las áreas de mascotas no tienen desechos y hay bolsas'],
        [
          'Outdoor lights work and hold no cobwebs',
          'Las luces exteriores funcionan y no tienen telarañas',
          check,
        ],
        [
          'Walks and steps are free of ice, puddles and loose tiles',
          'Las banquetas y los escalones no tienen hielo, charcos ni losetas sueltas',
          critical,
        ],
        [
          'What do residents praise or complain about?',
          '¿Qué elogian o de qué se quejan los residentes?',
          remarks,
        ],
      ],
    },
  ],
};
